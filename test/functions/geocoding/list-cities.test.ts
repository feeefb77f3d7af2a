import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sized } from '#test/support/campaign.ts';
import { knownCity, placeTable } from '#test/support/place-table.ts';
import { type GeoWorld, makeGeoWorld } from './geo-world.ts';

/** Towns of Austria, under a code that no other file loads: all of them share a bucket. */
const LINES = [
  '4020|Linz|04/401/1|48.3064|14.2861',
  '4030|Linz|04/401/1|48.2664|14.3261',
  '1010|Wien|09/900/1|48.2077|16.3705',
  '5020|Salzburg|05/501/1|47.7994|13.0440',
];

let world: GeoWorld;
const regions = { upperAustria: '', vienna: '' };
beforeAll(async () => {
  world = await makeGeoWorld();
  const country = await world.saveCountry('FI');
  regions.upperAustria = await world.saveRegion(country, '4', ['40']);
  regions.vienna = await world.saveRegion(country, 'Land 09', []);
  const elsewhere = await world.saveCountry('SI');
  await world.saveRegion(elsewhere, '4', ['5']);
  await world.saveCountry('HR', false);
  await world.putPlaces(placeTable('FI', LINES, [knownCity('Linz', 204_846, 48.3064, 14.2861)]));
});

const cities = async (more: object) => (await world.list({ countrycode: 'FI', ...more })).data;
const linz = (citycode: string, lat: number, lon: number) => ({
  cityname: 'Linz',
  citycode,
  region: regions.upperAustria,
  geoPosition: { lat, lon },
});

describe('anybody finds a city', () => {
  test('by name, once, in the middle of its postal codes', async () => {
    expect(await cities({ cityname: 'linz' })).toEqual([linz('4020', 48.2864, 14.3061)]);
  });

  test('by the beginning of the postal code, at each code', async () => {
    expect(await cities({ citycode: '40' })).toEqual([
      linz('4020', 48.3064, 14.2861),
      linz('4030', 48.2664, 14.3261),
    ]);
  });

  test('in spite of a typing error, when asked for', async () => {
    expect(await cities({ cityname: 'lniz', usefuzzy: true })).toEqual(
      await cities({ cityname: 'linz' }),
    );
    expect(await cities({ cityname: 'lniz', usefuzzy: false })).toEqual([]);
  });

  test('with the region of its area’s name when no prefix fits, and none when nothing fits', async () => {
    expect(await cities({ cityname: 'wien' })).toMatchObject([{ region: regions.vienna }]);
    expect(await cities({ cityname: 'salzburg' })).toMatchObject([{ region: null }]);
  });

  test('and nothing found is an empty list', async () => {
    expect(await world.list({ countrycode: 'FI', cityname: 'Atlantis' })).toMatchObject({
      status: 200,
      ok: true,
      data: [],
    });
  });
});

describe('a search is refused', () => {
  test.each([
    ['without name and code', { countrycode: 'FI' }, 400, 'geocoding.nothingToFind', []],
    [
      'in a country that does not exist',
      { countrycode: 'XY', cityname: 'Linz' },
      400,
      'geocoding.unknownCountry',
      ['countrycode'],
    ],
    [
      'in a country that is not on the website',
      { countrycode: 'HR', cityname: 'Split' },
      400,
      'geocoding.unknownCountry',
      ['countrycode'],
    ],
    [
      'where no places are loaded',
      { countrycode: 'SI', cityname: 'Bled' },
      422,
      'geocoding.notLoaded',
      [],
    ],
    [
      'with a short name',
      { countrycode: 'FI', cityname: ' L ' },
      400,
      'kernel.invalidInput',
      ['cityname'],
    ],
    [
      'with an unknown field',
      { countrycode: 'FI', cityname: 'Linz', all: true },
      400,
      'kernel.invalidInput',
      ['all'],
    ],
  ])('%s', async (_, input, status, code, paths) => {
    const answer = await world.list(input);
    expect([answer.status, answer.code, answer.ok]).toEqual([status, code, false]);
    expect(answer.details.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  test('in the words of the specification when there is nothing to find', async () => {
    expect((await world.list({ countrycode: 'FI' })).message).toBe(
      'must specify cityname or citycode',
    );
  });
});

test('whatever is sent, the answer is a list or a refusal of the caller', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 90 });
  const input = fc.record(
    {
      countrycode: fc.oneof(fc.constant('FI'), text),
      cityname: text,
      citycode: text,
      usefuzzy: fc.oneof(fc.boolean(), text),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(input, fc.jsonValue()), async (sent) => {
      const { status, ok, data } = await world.list(sent);
      expect([200, 400, 422]).toContain(status);
      expect(ok).toBe(status === 200);
      if (ok) expect(data.length).toBeLessThanOrEqual(20);
    }),
    { numRuns: sized(300) },
  );
});

test('a code of another place is a place that is not found', async () => {
  expect(await cities({ cityname: 'Wien', citycode: '5020' })).toEqual([]);
  expect(await cities({ cityname: 'Linz', citycode: '9999' })).toEqual([]);
});

test('where no postal codes are loaded a typed code is no fact and decides no region', async () => {
  const country = await world.saveCountry('CZ');
  await world.saveRegion(country, 'A', ['1']);
  await world.putPlaces(placeTable('CZ', [], [knownCity('Brno', 380_000, 49.2, 16.6)]));
  const answer = await world.list({ countrycode: 'CZ', cityname: 'Brno', citycode: '10000' });
  expect(answer.data).toMatchObject([{ cityname: 'Brno', citycode: null, region: null }]);
});

test('places that are loaded again are found at once', async () => {
  const found = async () => (await cities({ cityname: 'Steyr' })).length;
  expect(await found()).toBe(0);
  await world.putPlaces(placeTable('FI', [...LINES, '4400|Steyr|04/402/1|48.0427|14.4213']));
  expect(await found()).toBe(1);
});
