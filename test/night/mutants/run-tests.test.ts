import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#test/architecture/source-files.ts';
import { startTests } from './run-tests.ts';

const root = mkdtempSync(join(tmpdir(), 'mutants-test-'));
const tests = startTests(root);
const put = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeAll(() => {
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  put('package.json', '{ "type": "module" }');
  put('vitest.config.ts', 'export default { test: { isolate: false } };');
  const head = "import { expect, test } from 'vitest'; import { seven } from './seven.ts';";
  put('a.test.ts', `${head} test('is seven', () => { expect(seven()).toBe(7); });`);
  put('b.test.ts', `${head} test('is odd', () => { expect(seven() % 2).toBe(1); });`);
  put('c.test.ts', "import { test } from 'vitest'; test('is nothing', () => {});");
});
afterAll(() => {
  tests.stop();
  rmSync(root, { recursive: true });
});

const asked = { files: ['a.test.ts', 'b.test.ts', 'c.test.ts'], changed: ['seven.ts'], all: true };

test.each<[code: string, failing: string[]]>([
  ['() => 7', []],
  ['() => 8', ['a.test.ts', 'b.test.ts']],
  ['() => 9', ['a.test.ts']],
  ['nothing.there', ['a.test.ts', 'b.test.ts']],
  ['() => 7', []],
])('with seven = %s, these files fail: %j', async (code, failing) => {
  put('seven.ts', `export const seven = ${code};`);
  const { first, files } = await tests.run(asked);
  expect([...files].sort()).toEqual(failing);
  expect(first === null).toBe(failing.length === 0);
});

test('a failure is told by its file and test, and the run may end with it', async () => {
  put('seven.ts', 'export const seven = () => 9;');
  expect(await tests.run({ ...asked, all: false })).toEqual({
    first: 'a.test.ts > is seven',
    files: ['a.test.ts'],
  });
});

test('a run says nothing of the one before', async () => {
  put('seven.ts', 'export const seven = () => 8;');
  await tests.run(asked);
  expect(await tests.run({ ...asked, files: ['c.test.ts'] })).toEqual({ first: null, files: [] });
});

test('a loop without an end is ended', async () => {
  put('seven.ts', 'export const seven = () => { while (true); };');
  const impatient = startTests(root, 2000);
  const { first } = await impatient.run(asked);
  impatient.stop();
  expect(first).toBe('an end that never came');
});
