import { expect, test } from 'vitest';
import { settlePlace } from '#web/features/home/settle-place.ts';

const city = (citycode: string, cityname: string) => ({
  citycode,
  cityname,
  region: null,
  geoPosition: { lat: 48, lon: 11 },
});
const LINZ = { location: { place: '4020 Linz', position: { lat: 48, lon: 11 } } };

test.each([
  ['nothing typed is the whole country', ' ', [], { location: null }],
  ['the only place is taken', '4020', [city('4020', 'Linz')], LINZ],
  [
    'of several the person chooses',
    'Neustadt',
    [city('1', 'Neustadt'), city('2', 'Neustadt')],
    { problem: 'home.placeMany' },
  ],
  ['a place that is not there is told', '84999', [], { problem: 'home.placeUnknown' }],
])('%s', async (_, typed, cities, settled) => {
  expect(await settlePlace(typed, async () => cities)).toEqual(settled);
});

test('a search that fails is told as such', async () => {
  const fails = () => Promise.reject(new Error('no network'));
  expect(await settlePlace('Linz', fails)).toEqual({ problem: 'home.placeFailed' });
});
