import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { putInPlace } from '#infra/deploy/program/put-in-place.ts';

const inside = mkdtempSync(path.join(tmpdir(), 'place-'));
const place = path.join(inside, 'web');

function built(name: string): string {
  const folder = path.join(inside, `web.${name}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), name);
  return folder;
}

test('builds that end at once leave the whole of one, and nothing else', async () => {
  await putInPlace(built('first'), place);
  expect(readFileSync(path.join(place, 'index.html'), 'utf8')).toBe('first');
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await Promise.all(names.map((name) => putInPlace(built(name), place)));
  expect(names).toContain(readFileSync(path.join(place, 'index.html'), 'utf8'));
  expect(readdirSync(inside)).toEqual(['web']);
});
