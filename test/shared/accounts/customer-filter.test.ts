import { describe, expect, test } from 'vitest';
import { accountGroups } from '#shared/accounts/account-groups.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import { CUSTOMER_SEARCH_WORDS } from '#shared/accounts/limits.ts';
import { AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { accountOf } from '#test/support/accounts.ts';

const { columns, derived } = accountGroups.customer;
const finds = (typed: string, name: string, controlNumber?: string): boolean => {
  const filter = customerFilter(typed);
  if (!filter) throw new Error('too short');
  const farmer = accountOf('AGR', name, { userData: { controlNumber } });
  return matchesFilter(rowOf(farmer, columns, derived), filter, columns);
};

describe('a name is found', () => {
  test.each([
    ['müller', 'Hof Müller'],
    ['MULLER hof', 'Hof Müller'],
    ['strasse weiss', 'Weiß, Lange Straße'],
    ['peter-hans', 'Hans-Peter Huber'],
    ["o'brien", 'Brien, O’Leary'],
    ['nguyen', 'Nguyễn'],
    ['oyvind', 'Øyvind'],
    ['hof am see', 'Seehof am Berg'],
  ])('%s in %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  test.each([
    ['muller maier', 'Hof Müller'],
    ['mueller', 'Hof Müller'],
  ])('but not %s in %s', (typed, name) => {
    expect(finds(typed, name)).toBe(false);
  });
});

describe('a control number is found', () => {
  test.each([
    ['2760001234', '276-000-1234'],
    ['276 0001 234', '276-000-1234'],
    ['276-000-1234-99', '276-000-1234'],
    ['0001', '276-000-1234'],
    ['de by 006', 'DE-BY-006-12345-A'],
    ['deby00612345a', 'DE-BY-006-12345-A'],
    ['öko 12', 'AT-ÖKO-12'],
    ['12345678901', '12345678901'],
  ])('%s in %s', (typed, controlNumber) => {
    expect(finds(typed, 'Hof', controlNumber)).toBe(true);
  });

  test('not in a name, and not where there is none', () => {
    expect(finds('276 000', 'Hof 276')).toBe(false);
    expect(finds('123 456', 'Hof', '123-000-4560')).toBe(false);
  });
});

test.each(['', 'hu', 'a - b', '...', ' 12 '])('“%s” is too short', (typed) => {
  expect(customerFilter(typed)).toBeUndefined();
});

test('any text makes a filter that a search takes', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`);
  for (const typed of [words.join(' '), words.join('')]) {
    const filter = customerFilter(typed);
    const role = { field: 'staticData.role', comparison: 'eq', value: 'AGR' };
    expect(AttributeFilter.safeParse({ $and: [role, filter] }).error).toBeUndefined();
    expect(filter && leavesOf(filter).length).toBeLessThanOrEqual(CUSTOMER_SEARCH_WORDS + 1);
  }
});
