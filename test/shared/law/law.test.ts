import { describe, expect, test } from 'vitest';
import { LAWS } from '#infra/demo/law/law-table.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { Law } from '#shared/law/law.ts';

const laws = Object.entries({ ...LAWS, EU: EU_LAW });

describe.each(laws)('the law of %s', (_country, law) => {
  test('is valid, and no row stands in it twice', () => {
    expect(Law.safeParse(law).error).toBeUndefined();
    const keys = [
      ...law.grounds.map(({ ground }) => ground),
      ...law.shares.map(({ species }) => `share of ${species}`),
      ...law.ages.map(({ ground, species }) => `${ground}, age of ${species}`),
      ...law.conversions.map(({ species, product }) => `${species}, ${product}`),
    ];
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('says the source of each row, and takes no silence for a permission', () => {
    const { grounds, shares, ages, conversions, generalOrders, terms } = law;
    const rows = [grounds, shares, ages, conversions, generalOrders, terms].flat();
    expect(rows.filter(({ source }) => source.trim() === '')).toEqual([]);
    const isDated = rows.map((row) => row.checkedOn !== undefined);
    expect(isDated).toEqual(rows.map(({ certainty }) => certainty === 'read'));
    expect(law.silence).toBe('noPermission');
  });

  test('has no ground but an endangered breed and bees that nobody decides on', () => {
    const free = law.grounds.filter(({ decider }) => decider === 'nobody');
    expect(free.map(({ ground }) => ground).filter((g) => g !== 'EB' && g !== 'BE')).toEqual([]);
  });
});

test('the renewal of a herd is not over in 2036; what only helps to begin is', () => {
  const endOf = (wanted: string) =>
    EU_LAW.grounds.filter(({ ground }) => ground === wanted).map(({ endsOn }) => endsOn);
  expect(['FR', 'MR', 'EB', 'BE'].flatMap(endOf)).toEqual(Array(4).fill(undefined));
  expect(['YM', 'P3', 'F40a', 'F40b', 'F40c'].flatMap(endOf)).toEqual(Array(5).fill('2036-12-31'));
});

test('animals count within 200 km, in Austria within 65, and a search is a proof for 14 or 5 days', () => {
  const { DE, AT } = LAWS;
  expect([DE.radiusKm, DE.proofDays, AT.radiusKm, AT.proofDays]).toEqual([200, 14, 65, 5]);
});

test.each([
  ['no act', { act: '' }],
  ['no radius', { radiusKm: 0 }],
  ['more rows than a law has', { ages: Array(61).fill(EU_LAW.ages[0]) }],
  ['a share above the whole', { shares: [{ ...EU_LAW.shares[0], renewal: 101 }] }],
  ['a row without a source', { shares: [{ ...EU_LAW.shares[0], source: '' }] }],
  ['a day that the calendar lacks', { grounds: [{ ...EU_LAW.grounds[0], endsOn: '2036-02-30' }] }],
])('%s is refused', (_name, fault) => {
  expect(Law.safeParse({ ...EU_LAW, ...fault }).success).toBe(false);
});
