import { describe, expect, test } from 'vitest';
import { accountGroups } from '#shared/accounts/account-groups.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import { CUSTOMER_SEARCH_WORDS } from '#shared/accounts/limits.ts';
import { AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { accountOf } from '#test/support/accounts.ts';

const { columns, derived } = accountGroups.customer;
const findsFarm = (typed: string, name: string, userData: object): boolean => {
  const filter = customerFilter(typed);
  if (!filter) throw new Error('too short');
  const farmer = accountOf('AGR', name, { userData });
  return matchesFilter(rowOf(farmer, columns, derived), filter, columns);
};
const finds = (typed: string, name: string, controlNumber?: string): boolean =>
  findsFarm(typed, name, { controlNumber });

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
    ['mueller', 'Hof Müller'],
  ])('%s in %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  test('but not with a word that the farm has nowhere', () => {
    expect(finds('muller maier', 'Hof Müller')).toBe(false);
  });
});

describe('a farm is found by its place and contact', () => {
  const farm = (phone: string) => ({
    contact: 'Eva Lindner',
    address: { citycode: '84028', city: 'Landshut', email: 'hof@example.org', phone },
  });
  test.each([
    ['landshut huber', '0871 1234', true],
    ['84028', '0871 1234', true],
    ['lindner eva landshut', '0871 1234', true],
    ['hof@example.org', '0871 1234', true],
    ['08 71/12 34', '0871 1234', true],
    ['0871-1234', '+49 (0)871 1234', true],
    ['+49 (0) 871 1234', '0049 8711234', true],
    ['+49 871 1234', '0871 1234', true],
    ['00385 (0)1 234567', '01 234567', true],
    ['+49 871 1235', '0871 1234', false],
    ['0871 1235', '0871 1234', false],
    ['000', '0871 1234', false],
    ['landshut maier', '0871 1234', false],
  ])('%s at %s: %s', (typed, phone, expected) => {
    expect(findsFarm(typed, 'Huber', farm(phone))).toBe(expected);
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
    expect(filter && leavesOf(filter).length).toBeLessThanOrEqual(CUSTOMER_SEARCH_WORDS + 2);
  }
});
