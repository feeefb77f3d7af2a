import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bytesLoaded, type ColdImport, judgeColdImports } from '#infra/rehearsal/cold-imports.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const loaded = (entry: string, kilobytes: number, times = 5): ColdImport => ({
  entry,
  bytes: kilobytes * 1000,
  times,
});

test('the largest bundle of each kind is told, with its bytes and its processor time', () => {
  const imports = [
    loaded('search/handler', 850, 5.6),
    loaded('countries/handler', 790),
    loaded('offers/handler', 1000, 6.04),
    loaded('mail/worker', 940, 7),
  ];
  expect(judgeColdImports(imports)).toBe(
    'search/handler 850 KB (budget 850), 5.6 times an empty one; ' +
      'offers/handler 1000 KB (budget 1000), 6.0 times an empty one; ' +
      'mail/worker 940 KB (budget 950), 7.0 times an empty one',
  );
});

test.each([
  ['search/handler', 850],
  ['offers/handler', 1000],
  ['mail/worker', 950],
])('%s has a budget of %i KB, and misses it above 1.15 times', (entry, most) => {
  const tooLarge = { ...loaded(entry, most), bytes: most * 1150 + 1 };
  expect(judgeColdImports([loaded(entry, most * 1.15)])).toEqual(expect.any(String));
  expect(judgeColdImports([tooLarge])).toEqual({ missed: expect.stringContaining(entry) });
});

test('a slow machine makes nothing miss its goal', () => {
  expect(judgeColdImports([loaded('search/handler', 800, 90)])).toMatch(/ 90\.0 times/);
});

test('what a bundle imports when it is loaded counts once, what it asks for later does not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  folders.push(folder);
  const parts = path.join(folder, 'parts');
  await mkdir(parts);
  const files = {
    'handler.mjs':
      'import{a}from"./parts/a.mjs";import"./parts/b.mjs";const l=()=>import("./parts/l.mjs");',
    'parts/a.mjs': 'import"./b.mjs";export{b}from"./b.mjs";',
    'parts/b.mjs': 'import"node:path";export const b=1;',
    'parts/l.mjs': 'export const later="a long text that is asked for later";',
  };
  for (const [name, code] of Object.entries(files)) await writeFile(path.join(folder, name), code);
  const { 'parts/l.mjs': _later, ...atOnce } = files;
  expect(await bytesLoaded(path.join(folder, 'handler.mjs'))).toBe(
    Object.values(atOnce).join('').length,
  );
});
