import { describe, expect, test } from 'vitest';
import { makeMatchRegion } from '#functions/geocoding/match-region.ts';

const region = (id: string, postalCodePrefixes: string[] = [], label = id) => ({
  id,
  data: { labels: [{ lang: 'de_DE' as const, label }], postalCodePrefixes },
});
const matchRegion = makeMatchRegion([
  region('bavaria', ['8', '97'], 'Bayern'),
  region('swabia', ['88', '89']),
  region('neu-ulm', ['892']),
  region('upper-austria', ['L-4']),
  region('shropshire', ['SY']),
  region('powys', ['SY10']),
  region('baden', [], 'Baden-Württemberg'),
  region('county', [], 'Zagreb'),
  region('city', [], 'Zagreb'),
  region('nameless', [], '–'),
]);

describe('the region of a postal code', () => {
  test.each([
    ['80331', 'bavaria'],
    ['88212', 'swabia'],
    ['89073', 'swabia'],
    ['89231', 'neu-ulm'],
    ['97070', 'bavaria'],
    ['D-80331', 'bavaria'],
    ['4020', 'upper-austria'],
    ['SY10 0AA', 'powys'],
    ['SY1 0AA', 'shropshire'],
  ])('%s is that of the longest prefix: %s', (citycode, id) => {
    expect(matchRegion({ citycode })).toBe(id);
  });

  test.each(['10115', '', '9'])('%j has none without a fitting prefix', (citycode) => {
    expect(matchRegion({ citycode })).toBeUndefined();
  });
});

describe('without a fitting prefix the name of the area decides', () => {
  test.each([
    ['Baden-Wuerttemberg', 'baden'],
    ['Bayern', undefined],
    ['Zagreb', undefined],
    ['', undefined],
  ])('%j leads to %s', (name, id) => {
    expect(matchRegion({ citycode: '10115', area: { name } })).toBe(id);
  });

  test('but a fitting prefix counts more', () => {
    expect(matchRegion({ citycode: '80331', area: { name: 'Baden-Württemberg' } })).toBe('bavaria');
  });
});

test('without region entities no place has a region', () => {
  expect(makeMatchRegion([])({ citycode: '80331', area: { name: 'Bayern' } })).toBeUndefined();
});
