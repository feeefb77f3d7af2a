import { describe, expect, test } from 'vitest';
import { makeMatchRegion } from '#functions/geocoding/match-region.ts';

const region = (id: string, statecode: string, postalCodePrefixes: string[] = [], label = id) => ({
  id,
  data: {
    labels: [{ lang: 'de_DE' as const, label }],
    country: 'de',
    statecode,
    postalCodePrefixes,
  },
});
const matchRegion = makeMatchRegion([
  region('bavaria', 'BY', ['8', '97'], 'Bayern'),
  region('swabia', 'BW', ['88', '89'], 'Baden-Württemberg'),
  region('neu-ulm', 'DE-BY-7', ['892']),
  region('upper-austria', '4', ['L-4']),
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
  ])('%s is that of the longest prefix: %s', (citycode, id) => {
    expect(matchRegion({ citycode })).toBe(id);
  });

  test.each(['10115', '', '9'])('%j has none without a fitting prefix', (citycode) => {
    expect(matchRegion({ citycode })).toBeUndefined();
  });
});

describe('without a fitting prefix the area decides', () => {
  test.each([
    ['its code', { code: 'BY', name: '' }, 'bavaria'],
    ['its code with zeros before', { code: '04', name: '' }, 'upper-austria'],
    ['its name', { code: '02', name: 'Baden-Wuerttemberg' }, 'swabia'],
    ['nothing', { code: '02', name: 'Bavaria' }, undefined],
  ])('by %s', (_, area, id) => {
    expect(matchRegion({ citycode: '10115', area })).toBe(id);
  });

  test('but a fitting prefix counts more', () => {
    expect(matchRegion({ citycode: '80331', area: { code: 'BW', name: '' } })).toBe('bavaria');
  });
});

test('without region entities no place has a region', () => {
  expect(
    makeMatchRegion([])({ citycode: '80331', area: { code: 'BY', name: 'Bayern' } }),
  ).toBeUndefined();
});
