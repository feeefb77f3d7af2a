import { describe, expect, test } from 'vitest';
import type { Condition, Rule, Ruleset } from '#shared/rules/ruleset.ts';
import { rulesetProblems } from '#shared/rules/ruleset-problems.ts';

const paths: Ruleset['paths'] = [
  { path: 'age', type: 'number' },
  { path: 'weight', type: 'number' },
  { path: 'breed', type: 'string' },
  { path: 'organic', type: 'boolean' },
];
const rule = (more: Partial<Rule> = {}): Rule => ({
  name: 'rule',
  updated: '2026-03-02T08:00:00.000Z',
  active: true,
  when: [],
  then: [{ path: 'breed', value: 'x' }],
  ...more,
});
const problems = (more: Partial<Ruleset>) =>
  rulesetProblems({ name: 'set', public: true, paths, rules: [], ...more }).map(
    ({ path, error }) => [path, error.code],
  );
const ofCondition = (condition: Condition) => problems({ rules: [rule({ when: [condition] })] });

describe('a condition fits the facts', () => {
  test.each<Condition>([
    { path: 'age', comparison: 'lt', value: 5 },
    { path: 'age', comparison: 'in', value: [1, 2] },
    { path: 'age', comparison: 'eq', value: null },
    { path: 'age', comparison: 'gt', than: { path: 'weight', times: 2, plus: 1 } },
    { path: 'age', comparison: 'gt', than: { path: 'weight', less: 'age' } },
    { path: 'breed', comparison: 'contains', value: 'A' },
    { path: 'breed', comparison: 'lt', than: { path: 'breed' } },
    { path: 'organic', comparison: 'eq', value: true },
    { path: 'organic', comparison: 'exists', value: false },
  ])('%j', (condition) => {
    expect(ofCondition(condition)).toEqual([]);
  });

  test.each<[string, Condition, string, string]>([
    ['an unknown fact', { path: 'colour', comparison: 'eq', value: 1 }, 'path', 'unknownPath'],
    ['a text for a number', { path: 'age', comparison: 'eq', value: 'x' }, 'value', 'otherType'],
    ['one value of a list', { path: 'age', comparison: 'in', value: 5 }, 'value', 'otherType'],
    ['a list of one', { path: 'age', comparison: 'eq', value: [5] }, 'value', 'otherType'],
    [
      'part of a number',
      { path: 'age', comparison: 'contains', value: '1' },
      'comparison',
      'comparisonUnfit',
    ],
    [
      'the order of yes and no',
      { path: 'organic', comparison: 'lt', value: true },
      'comparison',
      'comparisonUnfit',
    ],
    ['nothing', { path: 'age', comparison: 'eq' }, 'value', 'comparedTwice'],
    [
      'value and fact',
      { path: 'age', comparison: 'eq', value: 1, than: { path: 'weight' } },
      'value',
      'comparedTwice',
    ],
    [
      'an unknown other',
      { path: 'age', comparison: 'eq', than: { path: 'colour' } },
      'than.path',
      'unknownPath',
    ],
    [
      'another type',
      { path: 'age', comparison: 'eq', than: { path: 'breed' } },
      'than.path',
      'otherType',
    ],
    [
      'a reckoned text',
      { path: 'breed', comparison: 'eq', than: { path: 'breed', plus: 1 } },
      'than.path',
      'otherType',
    ],
    [
      'an unknown one to take away',
      { path: 'age', comparison: 'gt', than: { path: 'weight', less: 'colour' } },
      'than.less',
      'unknownPath',
    ],
    [
      'a text to take away',
      { path: 'age', comparison: 'gt', than: { path: 'weight', less: 'breed' } },
      'than.less',
      'otherType',
    ],
    [
      'being there like another',
      { path: 'age', comparison: 'exists', than: { path: 'weight' } },
      'than.path',
      'comparisonUnfit',
    ],
    ['being there like 1', { path: 'age', comparison: 'exists', value: 1 }, 'value', 'otherType'],
  ])('%s is named', (_, condition, at, code) => {
    expect(ofCondition(condition)).toEqual([[`rules.0.when.0.${at}`, `rules.${code}`]]);
  });
});

test('what a rule sets is a fact of that type, or null', () => {
  const setting = (path: string, value: string | null) => rule({ then: [{ path, value }] });
  expect(problems({ rules: [setting('age', null)] })).toEqual([]);
  expect(problems({ rules: [setting('age', 'old')] })).toEqual([
    ['rules.0.then.0.value', 'rules.otherType'],
  ]);
  expect(problems({ rules: [setting('colour', 'red')] })).toEqual([
    ['rules.0.then.0.path', 'rules.unknownPath'],
  ]);
});

test('facts and rules have a name each', () => {
  expect(problems({ rules: [rule(), rule()] })).toEqual([['rules.1.name', 'rules.namedTwice']]);
  expect(problems({ paths: [...paths, { path: 'age', type: 'string' }] })).toEqual([
    ['paths.4.path', 'rules.namedTwice'],
  ]);
});

describe('examples', () => {
  const rules = [rule({ when: [{ path: 'age', comparison: 'lt', value: 5 }] })];
  const example = (facts: object, fired: string[]) => ({ name: 'x', facts: { ...facts }, fired });

  test('that come out as they say stand in no way', () => {
    expect(
      problems({ rules, cases: [example({ age: 4 }, ['rule']), example({ age: 5 }, [])] }),
    ).toEqual([]);
  });

  test('that come out otherwise are named', () => {
    expect(
      problems({ rules, cases: [example({ age: 4 }, ['rule']), example({ age: 4 }, [])] }),
    ).toEqual([['cases.1.fired', 'rules.caseNotMet']]);
  });

  test('whose facts the rules do not know, or with another type, are named', () => {
    expect(problems({ rules, cases: [example({ colour: 'red', age: 'young' }, [])] })).toEqual([
      ['cases.0.facts.colour', 'rules.unknownPath'],
      ['cases.0.facts.age', 'rules.otherType'],
    ]);
  });
});
