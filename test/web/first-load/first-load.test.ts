// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { builtFiles, firstLoad, type LoadedFile, totalOf } from './first-load.ts';

let files: LoadedFile[];
beforeAll(async () => {
  files = await firstLoad();
});

test('the guest’s offer search loads at most 140 KB of script and 20 KB of styles (quality P11)', () => {
  const first = files.filter((file) => file.isFirst);
  const sizes = { js: totalOf(first, 'js'), css: totalOf(first, 'css') };
  console.log(`first load, gzip: ${sizes.js} bytes of script, ${sizes.css} bytes of styles`);
  expect(sizes.js).toBeGreaterThan(0);
  expect(sizes.js).toBeLessThanOrEqual(140_000);
  expect(sizes.css).toBeGreaterThan(0);
  expect(sizes.css).toBeLessThanOrEqual(20_000);
});

test('with the filters and the proof, which follow the results, it is at most 150 KB of script', () => {
  const all = totalOf(files, 'js');
  console.log(`with filters and proof, gzip: ${all} bytes of script`);
  expect(files.filter((file) => !file.isFirst).length).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(150_000);
});

test('the service worker is one small script at the root, so that it may answer for the whole site', async () => {
  const worker = (await builtFiles()).find(({ fileName }) => fileName === 'service-worker.js');
  const code = worker?.type === 'asset' ? String(worker.source) : '';
  expect(code).toMatch(/addEventListener/);
  expect(code).not.toMatch(/\bimport\b|\brequire\b/);
  const bytes = gzipSync(code).length;
  console.log(`service worker, gzip: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(3000);
});

test('no page loads a schema: parsing is for the server, and the CSP lets no text be run', async () => {
  const chunks = (await builtFiles()).filter((file) => file.type === 'chunk');
  expect(chunks.length).toBeGreaterThan(50);
  const withSchemas = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => id.includes('/node_modules/zod/')),
  );
  expect(withSchemas.map(({ fileName }) => fileName)).toEqual([]);
  const evaluating = chunks.filter(({ code }) => /\bnew Function\(|[^.\w]eval\(/.test(code));
  expect(evaluating.map(({ fileName }) => fileName)).toEqual([]);
});
