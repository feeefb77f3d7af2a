import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findCities } from '#functions/geocoding/find-cities.ts';
import { makePlaceIndex } from '#functions/geocoding/place-index.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { buildPlaces } from '#infra/local/geo/build-places.ts';
import { loadGeoData } from '#infra/local/geo/load-geo-data.ts';
import { OTHER_NAMES } from '#infra/local/geo/other-names.ts';
import { PlaceTable } from '#shared/geocoding/place-table.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { postalLine } from '#test/support/place-table.ts';

function memoryFiles() {
  const held = new Map<string, Uint8Array>();
  return {
    held,
    head: async (key: string) => held.get(key) && {},
    put: async (key: string, _type: string, bytes: Uint8Array) => {
      held.set(key, bytes);
    },
    table: (country: string) =>
      PlaceTable.parse(
        JSON.parse(gunzipSync(held.get(`geo/${country}`) ?? new Uint8Array()).toString()),
      ),
  };
}

function directoryWith(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'places-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return directory;
}

const LINZ = postalLine('AT', '4020|Linz|04/401/40101|48.3064|14.2861');
const BLED = postalLine('SI', '4260|Bled|004|46.3692|14.1136');

test('without files every served country has the places that come with the product, most with postal codes', async () => {
  const files = memoryFiles();
  const loaded = await loadGeoData({ files });
  const served = [...new Set(LOCALES.map((locale) => locale.slice(3)))];
  expect(loaded.map(({ country }) => country).toSorted()).toEqual(served.toSorted());
  const without = served.filter((country) => files.table(country).codes.code.length < 100);
  expect(without).toEqual(['LT']);
  expect(served.every((country) => files.table(country).places.name.length > 100)).toBe(true);
  const { places, aliases } = files.table('AT');
  expect(places.name[aliases.place[aliases.name.indexOf('Vienna')] ?? -1]).toBe('Wien');
});

test.each([
  ['DE', '85354', 'Freising'],
  ['AT', '5020', 'Salzburg'],
  ['CH', '8001', 'Zürich'],
  ['LU', 'L-4970', 'Sprinkange'],
  ['DK', '6270', 'Tønder'],
])('the places of %s that come with the product know %s', async (country, code, city) => {
  const files = memoryFiles();
  await loadGeoData({ files });
  const cities = findCities(makePlaceIndex(files.table(country)), {
    citycode: code,
    usefuzzy: false,
  });
  expect(cities.map(({ name }) => name)).toContain(city);
});

test('cities are found by each of their names, in the places that come with the product', async () => {
  const files = memoryFiles();
  await loadGeoData({ files });
  const missing = Object.entries(OTHER_NAMES).flatMap(([country, cities]) => {
    const index = makePlaceIndex(files.table(country));
    const foundBy = (cityname: string) => findCities(index, { cityname, usefuzzy: false })[0]?.name;
    return Object.entries(cities).flatMap(([city, names]) =>
      names.filter((name) => foundBy(name) !== foundBy(city)),
    );
  });
  expect(missing).toEqual([]);
});

test('a given file brings its postal codes in place of those of the product', async () => {
  const files = memoryFiles();
  const postalFiles = [join(directoryWith({ 'AT.txt': LINZ }), 'AT.txt')];
  const loaded = await loadGeoData({ files, postalFiles });
  expect(loaded.find(({ country }) => country === 'AT')?.counts).toMatchObject({ postalCodes: 1 });
  const { codes, places } = files.table('AT');
  const index = places.name.indexOf('Linz');
  expect(codes.place[codes.code.indexOf('4020')]).toBe(index);
  expect(places.population[index]).toBeGreaterThan(200_000);
});

test('countries without a file are built from city names, by local names', async () => {
  const [built] = await buildPlaces([], ['AT']);
  expect(built?.counts.postalCodes).toBe(0);
  const { places, aliases } = PlaceTable.parse(
    JSON.parse(gunzipSync(built?.bytes ?? new Uint8Array()).toString()),
  );
  expect(places.name[0]).toBe('Wien');
  expect(aliases).toEqual({ name: ['Vienna'], place: [0] });
});

test('a country that is not served is loaded when its file is given', async () => {
  const files = memoryFiles();
  await loadGeoData({ files, postalFiles: [join(directoryWith({ 'SI.txt': BLED }), 'SI.txt')] });
  expect(files.table('SI').places.name).toContain('Bled');
});

test('loading again changes nothing, and never takes postal codes away', async () => {
  const files = memoryFiles();
  const postalFiles = [join(directoryWith({ 'AT.txt': LINZ }), 'AT.txt')];
  await loadGeoData({ files, postalFiles });
  const before = new Map(files.held);
  expect((await loadGeoData({ files, postalFiles })).map(({ country }) => country)).toEqual(['AT']);
  expect(await loadGeoData({ files })).toEqual([]);
  expect(files.held).toEqual(before);
});

test('a broken file is told and nothing is loaded', async () => {
  const files = memoryFiles();
  const postalFiles = [join(directoryWith({ 'AT.txt': `${LINZ}\nbroken` }), 'AT.txt')];
  await expect(loadGeoData({ files, postalFiles })).rejects.toThrow(StartupError);
  expect(files.held.size).toBe(0);
});
