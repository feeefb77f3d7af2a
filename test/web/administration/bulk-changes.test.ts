import { expect, test } from 'vitest';
import { classScreens } from '#shared/class-screens.ts';
import {
  countriesFieldOf,
  countriesNamed,
  leavingCountry,
  switchOf,
  withoutCountry,
} from '#web/features/administration/entries/bulk-changes.ts';

const row = (id: string, countries: readonly string[]) => ({ id, data: { countries } });
const rows = [row('a', ['de', 'at']), row('b', ['de']), row('c', []), row('d', ['at'])];
const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join('');

test.each([
  ['offerfield', 'active', undefined],
  ['requestpackage', 'enabled', 'countries'],
  ['country', 'enabledForWebsite', undefined],
  ['offergroup', undefined, 'activeInCountries'],
  ['animalkind', undefined, undefined],
  ['category1', undefined, undefined],
] as const)('%s: switched by %s, countries in %s', (type, field, countries) => {
  const { fields } = classScreens[type];
  expect([switchOf(fields), countriesFieldOf(fields)]).toEqual([field, countries]);
});

test('the countries of several entries are named once each', () => {
  expect(countriesNamed(rows, 'countries')).toEqual(['de', 'at']);
});

test('an entry that names no other country stays: without it, it would hold everywhere', () => {
  const parted = (type: 'animalusage' | 'requestpackage') => {
    const { leave, stay } = leavingCountry(rows, { type, field: 'countries', country: 'de' });
    return [ids(leave), ids(stay)];
  };
  expect(parted('animalusage')).toEqual(['a', 'b']);
  expect(parted('requestpackage')).toEqual(['ab', '']);
});

test('the other countries of an entry stay', () => {
  expect(withoutCountry(row('a', ['de', 'at']), 'countries', 'de')).toEqual({ countries: ['at'] });
});
