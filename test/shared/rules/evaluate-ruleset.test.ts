import { describe, expect, test, vi } from 'vitest';
import { evaluateRuleset, isCaseMet, traceRuleset } from '#shared/rules/evaluate-ruleset.ts';
import type { Facts, FactValue } from '#shared/rules/fact.ts';
import { CONDITIONS, FACT_LENGTH, RULES } from '#shared/rules/limits.ts';
import type { Condition, RuleDraft } from '#shared/rules/ruleset.ts';

const rule = (name: string, more: Partial<RuleDraft> = {}): RuleDraft => ({
  name,
  active: true,
  when: [],
  then: [{ path: 'result', value: name }],
  ...more,
});

const holds = (condition: Condition, facts: Facts) =>
  evaluateRuleset({ rules: [rule('it', { when: [condition] })] }, facts).fired.length === 1;

describe('a condition', () => {
  const facts: Facts = {
    age: 12,
    breed: 'Höhenvieh',
    organic: true,
    day: '2026-03-05',
    gone: null,
  };
  test.each<[string, Condition['comparison'], Condition['value'], boolean]>([
    ['age', 'eq', 12, true],
    ['age', 'eq', '12', false],
    ['age', 'ne', 12, false],
    ['age', 'ne', 13, true],
    ['age', 'in', [11, 12], true],
    ['age', 'in', [11], false],
    ['age', 'lt', 12, false],
    ['age', 'lte', 12, true],
    ['age', 'gt', 11, true],
    ['age', 'gte', 13, false],
    ['age', 'lt', '99', false],
    ['age', 'exists', true, true],
    ['age', 'exists', false, false],
    ['organic', 'eq', true, true],
    ['organic', 'gt', 0, false],
    ['day', 'lt', '2026-03-06', true],
    ['day', 'gte', '2026-03-05', true],
    ['day', 'gt', '2026-03-05', false],
    ['breed', 'contains', 'hohen', true],
    ['breed', 'startsWith', 'vieh', false],
    ['breed', 'startsWith', 'HÖH', true],
    ['age', 'contains', '1', false],
    // What is not there equals null only, and differs from every value.
    ['unknown', 'eq', null, true],
    ['gone', 'eq', null, true],
    ['age', 'eq', null, false],
    ['unknown', 'ne', 'x', true],
    ['unknown', 'ne', null, false],
    ['unknown', 'lt', 5, false],
    ['unknown', 'gt', 5, false],
    ['unknown', 'contains', '', false],
    ['unknown', 'exists', false, true],
    ['toString', 'exists', true, false],
  ])('%s %s %j: %s', (path, comparison, value, expected) => {
    expect(holds({ path, comparison, value }, facts)).toBe(expected);
  });

  test.each<[FactValue, Condition['comparison'], FactValue, object, boolean]>([
    ['2026-03-05', 'lt', '2026-04-01', {}, true],
    ['2026-03-05', 'lt', '2026-03-05', {}, false],
    [5, 'gt', 20, { times: 0.2 }, true],
    [4, 'gt', 20, { times: 0.2 }, false],
    [57, 'gt', 100, { times: 0.57 }, false],
    [57, 'gte', 100, { times: 0.57 }, true],
    [0.3, 'eq', 0.1, { plus: 0.2 }, true],
    [70, 'lt', 20, { plus: 56 }, true],
    [76, 'lt', 20, { plus: 56 }, false],
    [50, 'eq', 20, { times: 2, plus: 10 }, true],
    [null, 'lt', 20, {}, false],
    // Nothing to compare with.
    [5, 'ne', null, {}, false],
    [null, 'eq', null, {}, false],
  ])('%j %s another fact of %j %j: %s', (have, comparison, other, more, expected) => {
    const than = { path: 'other', ...more };
    expect(holds({ path: 'it', comparison, than }, { it: have, other })).toBe(expected);
  });

  test.each<[number, FactValue, boolean]>([
    [5, 2, true],
    [4, 2, false],
    [7, 0, true],
    // Nothing to take away.
    [50, null, false],
  ])('%j is more than is left of 20 %% of 30 after %j: %s', (have, taken, expected) => {
    const than = { path: 'other', times: 0.2, less: 'taken' };
    const facts = { it: have, other: 30, taken };
    expect(holds({ path: 'it', comparison: 'gt', than }, facts)).toBe(expected);
  });
});

describe('a ruleset', () => {
  test('looks into a long text as often as it likes at the price of once', () => {
    const text = 'Ä'.repeat(FACT_LENGTH);
    const looks = { path: 'kind', comparison: 'contains', value: 'a' } as const;
    const rules = Array.from({ length: RULES }, (_, index) =>
      rule(`${index}`, { when: Array.from({ length: CONDITIONS }, () => looks) }),
    );
    const folding = vi.spyOn(String.prototype, 'normalize');
    try {
      evaluateRuleset({ rules }, { kind: text });
      const folded = folding.mock.contexts.filter((context) => String(context) === text);
      expect(folded).toHaveLength(1);
    } finally {
      folding.mockRestore();
    }
  });

  test('gives the facts with what the rules that fired have set, in their order', () => {
    const rules = [
      rule('always'),
      rule('for cattle', { when: [{ path: 'kind', comparison: 'eq', value: 'cattle' }] }),
      rule('for pigs', { when: [{ path: 'kind', comparison: 'eq', value: 'pigs' }] }),
    ];
    expect(evaluateRuleset({ rules }, { kind: 'cattle' })).toEqual({
      facts: { kind: 'cattle', result: 'for cattle' },
      fired: ['always', 'for cattle'],
    });
  });

  test('needs every condition of a rule', () => {
    const when: Condition[] = [
      { path: 'a', comparison: 'eq', value: 1 },
      { path: 'b', comparison: 'eq', value: 2 },
    ];
    const firedBy = (facts: Facts) => evaluateRuleset({ rules: [rule('both', { when })] }, facts);
    expect(firedBy({ a: 1, b: 2 }).fired).toEqual(['both']);
    expect(firedBy({ a: 1, b: 3 }).fired).toEqual([]);
  });

  test('goes through its rules once: a rule sees what those before it have set, not what comes after', () => {
    const when: Condition[] = [{ path: 'step', comparison: 'eq', value: 1 }];
    const waits = rule('waits', { when });
    const sets = rule('sets', { then: [{ path: 'step', value: 1 }] });
    expect(evaluateRuleset({ rules: [waits, sets] }, {}).fired).toEqual(['sets']);
    expect(evaluateRuleset({ rules: [sets, waits] }, {}).fired).toEqual(['sets', 'waits']);
  });

  test('passes over what is not active, and leaves the facts that were given alone', () => {
    const given = { result: 'mine' };
    const rules = [rule('asleep', { active: false })];
    expect(evaluateRuleset({ rules }, given)).toEqual({ facts: { result: 'mine' }, fired: [] });
    evaluateRuleset({ rules: [rule('awake')] }, given);
    expect(given).toEqual({ result: 'mine' });
  });
});

describe('the trace of rules', () => {
  const young: Condition = { path: 'age', comparison: 'lt', value: 10 };
  const marked: Condition = { path: 'result', comparison: 'eq', value: 'first' };
  const rules = [
    rule('first', { when: [young] }),
    rule('second', { when: [marked, { path: 'organic', comparison: 'eq', value: true }] }),
    rule('off', { active: false }),
  ];

  test('says which condition decided with which value, and sees what earlier rules have set', () => {
    const trace = traceRuleset({ rules }, { age: 3 });
    expect(trace.map(({ rule: { name }, fired }) => [name, fired])).toEqual([
      ['first', true],
      ['second', false],
      ['off', false],
    ]);
    expect(trace[0]?.conditions).toEqual([{ condition: young, have: 3, holds: true }]);
    expect(trace[1]?.conditions.map(({ have, holds }) => [have, holds])).toEqual([
      ['first', true],
      [null, false],
    ]);
  });

  test('fires the rules that an evaluation fires', () => {
    for (const facts of [{ age: 3 }, { age: 12 }, { age: 3, organic: true }, {}]) {
      const fired = traceRuleset({ rules }, facts).flatMap((trace) =>
        trace.fired ? [trace.rule.name] : [],
      );
      expect(fired).toEqual(evaluateRuleset({ rules }, facts).fired);
      expect(isCaseMet({ rules }, { facts, fired })).toBe(true);
    }
    expect(isCaseMet({ rules }, { facts: { age: 3 }, fired: ['second'] })).toBe(false);
  });
});
