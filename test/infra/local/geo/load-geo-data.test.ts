import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadGeoData } from '#infra/local/geo/load-geo-data.ts';
import { StartupError } from '#infra/local/startup-error.ts';
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

test('without files every served country has its cities, by local names', async () => {
  const files = memoryFiles();
  const loaded = await loadGeoData({ files, directory: '/nowhere' });
  const served = new Set(LOCALES.map((locale) => locale.slice(3)));
  expect(new Set(loaded.map(({ country }) => country))).toEqual(served);
  expect(loaded.every(({ places, postalCodes }) => places > 100 && postalCodes === 0)).toBe(true);
  const { places, aliases } = files.table('AT');
  expect(places.name[0]).toBe('Wien');
  expect(aliases).toEqual({ name: ['Vienna'], place: [0] });
});

test('files bring their postal codes, of the directory only the wanted countries', async () => {
  const files = memoryFiles();
  const directory = directoryWith({ 'AT.txt': LINZ, 'DE.txt': 'broken', 'readme.md': '' });
  const loaded = await loadGeoData({ files, directory, fromDirectory: ['AT'] });
  expect(loaded.find(({ country }) => country === 'AT')).toMatchObject({ postalCodes: 1 });
  const { codes, places } = files.table('AT');
  const at = places.name.indexOf('Linz');
  expect(codes.place[codes.code.indexOf('4020')]).toBe(at);
  expect(places.population[at]).toBeGreaterThan(200_000);
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
