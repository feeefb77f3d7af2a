// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import {
  BUDGETS,
  builtFiles,
  firstLoad,
  GROSS,
  type LoadedFile,
  tellSize,
  totalOf,
} from './first-load.ts';

let files: LoadedFile[];
beforeAll(async () => {
  files = await firstLoad();
});

test('what a guest’s offer search loads is near its budgets', () => {
  const first = files.filter((file) => file.isFirst);
  expect(first.length).toBeLessThan(files.length);
  const sizes = {
    script: totalOf(first, 'js'),
    styles: totalOf(first, 'css'),
    // The filters and the proof follow the results.
    scriptInAll: totalOf(files, 'js'),
  } as const;
  for (const name of ['script', 'styles', 'scriptInAll'] as const) {
    console.info(tellSize(name, sizes[name]));
    expect(sizes[name]).toBeGreaterThan(0);
    expect(sizes[name], name).toBeLessThanOrEqual(BUDGETS[name].budget * GROSS);
  }
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

test('the styles of the page come before its code', async () => {
  const page = (await builtFiles()).find(({ fileName }) => fileName === 'index.html');
  const tags =
    page?.type === 'asset' ? (String(page.source).match(/<[^>]*assets[^>]*\.js[^>]*>/g) ?? []) : [];
  const code = tags.filter((tag) => /module/.test(tag));
  expect(code.length).toBeGreaterThan(1);
  expect(code.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
});

test('the page waits for its theme, which is one small script', async () => {
  const files = await builtFiles();
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const [, name] = /<script src="\/([^"]+)"><\/script>/.exec(html) ?? [];
  const theme = files.find(({ fileName }) => fileName === name);
  const code = theme?.type === 'asset' ? String(theme.source) : '';
  expect(code).toMatch(/dataset\.theme/);
  expect(gzipSync(code).length).toBeLessThanOrEqual(500);
});

test('the page brings the sign of the product, which no bar asks for again', async () => {
  const page = (await builtFiles()).find(({ fileName }) => fileName === 'index.html');
  expect(page?.type === 'asset' && page.source).toMatch(/<g id="mark"><path/);
});

test('a file has the messages of one language: nobody loads those of another', async () => {
  const chunks = (await builtFiles()).filter((file) => file.type === 'chunk');
  const languages = chunks.map(({ moduleIds }) => [
    ...new Set(moduleIds.flatMap((id) => /\/messages\/(\w+)\//.exec(id)?.[1] ?? [])),
  ]);
  expect(new Set(languages.flat()).size).toBeGreaterThan(2);
  expect(languages.filter((locales) => locales.length > 1)).toEqual([]);
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
