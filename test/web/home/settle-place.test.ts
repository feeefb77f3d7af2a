import { expect, test } from 'vitest';
import { settlePlace } from '#web/features/home/settle-place.ts';

const city = (citycode: string | null, cityname: string, lat = 48) => ({
  citycode,
  cityname,
  region: null,
  geoPosition: { lat, lon: 11 },
});
const LINZ = { location: { place: '4020 Linz', position: { lat: 48, lon: 11 } } };

test.each([
  ['nothing typed is the whole country', ' ', [], { location: null }],
  ['the only place is taken', '4020', [city('4020', 'Linz')], LINZ],
  [
    'of several the one that is named in full',
    'linz',
    [city('8', 'Linzing'), city('4020', 'Linz')],
    LINZ,
  ],
  [
    'of several the one that has the name in one of its languages',
    'pula',
    [city('52100', 'Pula - Pola'), city('34340', 'Kula')],
    { location: { place: '52100 Pula - Pola', position: { lat: 48, lon: 11 } } },
  ],
  [
    'a whole code is its first place, however many share it',
    '4020',
    [city('4020', 'Linz'), city('4020', 'Zaubertal', 48.1)],
    LINZ,
  ],
  [
    'of several the one whose name begins with the whole word',
    'garmisch',
    [city('8', 'Gerwisch'), city('82467', 'Garmisch-Partenkirchen')],
    { location: { place: '82467 Garmisch-Partenkirchen', position: { lat: 48, lon: 11 } } },
  ],
  [
    'of several that begin with the word the person chooses',
    'esch',
    [city('1', 'Esch-sur-Sûre'), city('2', 'Esch-sur-Alzette')],
    { problem: 'home.placeMany' },
  ],
  [
    'of several without a code the person chooses',
    'pl',
    [city(null, 'Plungė'), city(null, 'Plateliai')],
    { problem: 'home.placeMany' },
  ],
  ['a town has several codes', 'Lin', [city('4020', 'Linz'), city('4030', 'Linz', 48.1)], LINZ],
  [
    'of several of one name the person chooses',
    'Linz',
    [city('4020', 'Linz'), city('53545', 'Linz', 50.6)],
    { problem: 'home.placeMany' },
  ],
  [
    'of several that begin so the person chooses',
    'Lin',
    [city('4020', 'Linz'), city('8', 'Linzing')],
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
