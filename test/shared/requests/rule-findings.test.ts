import { describe, expect, test } from 'vitest';
import {
  requestFacts,
  ruleFindings,
  type StepInPlace,
} from '#shared/requests/law/rule-findings.ts';
import type { Condition, Ruleset } from '#shared/rules/ruleset.ts';
import { formFieldOf } from './form-field-of.ts';

const labels = (label: string) => [{ lang: 'en_GB' as const, label }];

/** Rules that say `what` at a field when the condition holds. */
const rulesetOf = (...rules: readonly (readonly [string, string, Condition])[]): Ruleset => ({
  name: 'set',
  public: true,
  paths: rules.map(([what]) => ({ path: what, type: 'string', labels: labels(what) })),
  rules: rules.map(([what, field, condition]) => ({
    name: what,
    updated: '2026-03-02T08:00:00.000Z',
    active: true,
    when: [condition],
    then: [{ path: what, value: field }],
  })),
});

const step = (more: Partial<StepInPlace> = {}): StepInPlace => ({
  requestType: 'authority',
  species: 'bovine',
  today: '2026-03-02',
  before: {},
  given: {},
  fields: [
    formFieldOf('from', 'datefield'),
    formFieldOf('to', 'datefield'),
    formFieldOf('reason', 'select'),
    formFieldOf('more', 'textfield', { visibleWhen: { field: 'reason', oneOf: ['b'] } }),
  ],
  ...more,
});

test('facts of a request: what it is, its answers, and how many days ahead a day lies', () => {
  const answers = {
    number: 5,
    from: '2026-03-12',
    needs: ['horns', 'health'],
    sure: true,
    not: null,
  };
  expect(
    requestFacts({ requestType: 'authority', species: 'bovine', answers, today: '2026-03-02' }),
  ).toEqual({
    'request.type': 'authority',
    'request.species': 'bovine',
    'request.today': '2026-03-02',
    'answers.number': 5,
    'answers.from': '2026-03-12',
    'days.from': 10,
    'answers.needs.horns': true,
    'answers.needs.health': true,
    'answers.sure': true,
    'answers.not': null,
  });
});

test('days count over the change of the clocks', () => {
  const answers = { a: '2026-03-30', b: '2026-02-20' };
  const facts = requestFacts({
    requestType: 'authority',
    species: undefined,
    answers,
    today: '2026-03-28',
  });
  expect([facts['days.a'], facts['days.b'], facts['request.species']]).toEqual([2, -36, null]);
});

describe('what the rules say', () => {
  const turned = rulesetOf([
    'refused.turned',
    'to',
    { path: 'answers.to', comparison: 'lt', than: { path: 'answers.from' } },
  ]);

  test('stands at the field that the rule names, in its own sentence', () => {
    const given = { from: '2026-03-12', to: '2026-03-11' };
    expect(ruleFindings(turned, step({ given }))).toEqual([
      { kind: 'refused', field: 'to', labels: labels('refused.turned') },
    ]);
    expect(ruleFindings(turned, step({ given: { ...given, to: '2026-03-12' } }))).toEqual([]);
  });

  test('may rest on what was said in the steps before', () => {
    const before = { from: '2026-03-12' };
    const later = step({
      before,
      given: { to: '2026-03-01' },
      fields: [formFieldOf('to', 'datefield')],
    });
    expect(ruleFindings(turned, later)).toHaveLength(1);
  });

  test('does not rest on what an earlier portion of the same step said', () => {
    const missing = rulesetOf([
      'refused.missing',
      'to',
      { path: 'answers.to', comparison: 'eq', value: null },
    ]);
    const before = { from: '2026-03-12', to: '2026-03-20' };
    const portion = step({ before, given: { to: '' }, fields: [formFieldOf('to', 'datefield')] });
    expect(ruleFindings(missing, portion)).toMatchObject([{ kind: 'refused', field: 'to' }]);
  });

  test('is not said of a field that this step does not ask', () => {
    const before = { from: '2026-03-12', to: '2026-03-01' };
    expect(ruleFindings(turned, step({ before, fields: [formFieldOf('x', 'textfield')] }))).toEqual(
      [],
    );
  });

  test('knows no answer that is hidden', () => {
    const rules = rulesetOf([
      'noticed.more',
      'reason',
      { path: 'answers.more', comparison: 'exists', value: true },
    ]);
    const given = { reason: 'a', more: 'kept in the draft' };
    expect(ruleFindings(rules, step({ given }))).toEqual([]);
    expect(ruleFindings(rules, step({ given: { ...given, reason: 'b' } }))).toMatchObject([
      { kind: 'noticed', field: 'reason' },
    ]);
  });

  test('is nothing where a rule sets another fact, or no field', () => {
    const rules = rulesetOf(
      ['other.fact', 'to', { path: 'request.species', comparison: 'eq', value: 'bovine' }],
      [
        'refused.nowhere',
        'nowhere',
        { path: 'request.species', comparison: 'eq', value: 'bovine' },
      ],
    );
    expect(ruleFindings(rules, step())).toEqual([]);
  });
});
