import { expect, test } from 'vitest';
import { Aggregate } from '#shared/search/aggregate.ts';

const named = (...names: string[]) => ({ metrics: names.map((as) => ({ op: 'count', as })) });

test('results have names that an object can hold, each its own', () => {
  expect(Aggregate.safeParse(named('rows', 'constructor')).success).toBe(true);
  for (const names of [['__proto__'], [''], ['rows', 'rows'], []]) {
    expect(Aggregate.safeParse(named(...names)).success, names.join()).toBe(false);
  }
});

test('each field is grouped by once', () => {
  const by = (...groupBy: string[]) => Aggregate.safeParse({ ...named('rows'), groupBy }).success;
  expect([by('id', 'rev'), by('id', 'id')]).toEqual([true, false]);
});
