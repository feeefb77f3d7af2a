import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { makeNewId } from '#functions/kernel/ports/ids.ts';

const clockAt = (ms: number) => ({ now: () => new Date(ms) });
const UuidV7 = z.uuidv7();

test('an id is a UUID of version 7 that begins with its time', () => {
  const newId = makeNewId(clockAt(Date.parse('2026-03-02T08:00:00.000Z')), () => new Uint8Array(8));
  expect(newId()).toBe('019cad8f-ac00-7000-8000-000000000000');
  expect(newId()).toBe('019cad8f-ac00-7001-8000-000000000000');
});

test('ids grow within a millisecond, over its 4,096 too, and when the clock steps back', () => {
  let ms = 1000;
  const newId = makeNewId({ now: () => new Date(ms) }, randomBytes);
  const ids = Array.from({ length: 10_000 }, (_, count) => {
    if (count === 5000) ms -= 500;
    return newId();
  });
  expect(ids).toEqual([...new Set(ids)].toSorted());
  expect(ids.every((id) => UuidV7.safeParse(id).success)).toBe(true);
});

test('two makers do not make the same id at the same time', () => {
  const [a, b] = [makeNewId(clockAt(1000), randomBytes), makeNewId(clockAt(1000), randomBytes)];
  const ids = Array.from({ length: 1000 }, () => [a(), b()]).flat();
  expect(new Set(ids).size).toBe(2000);
});
