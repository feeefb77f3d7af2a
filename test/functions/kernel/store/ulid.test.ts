import { expect, test } from 'vitest';
import { firstUlidAt, makeUlids, timeOfUlid } from '#functions/kernel/store/ulid.ts';

const NOW = Date.parse('2026-03-02T08:00:00.123Z');

function makeAt(times: number[]) {
  const clock = { now: () => new Date(times.length > 1 ? (times.shift() ?? 0) : (times[0] ?? 0)) };
  return makeUlids(clock, (bytes) => new Uint8Array(bytes).fill(255));
}

test('a ULID tells its time, in 26 characters', () => {
  const ulid = makeAt([NOW])();
  expect(ulid).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(timeOfUlid(ulid)).toBe(NOW);
});

test('ULIDs of one maker strictly increase, within a millisecond and when the clock steps back', () => {
  const newUlid = makeAt([NOW, NOW, NOW, NOW - 5_000, NOW + 1]);
  const made = Array.from({ length: 5 }, newUlid);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(5);
  expect(made.map(timeOfUlid)).toEqual([NOW, NOW, NOW, NOW, NOW + 1]);
});

test('the first ULID of an instant is not above any made then, and above all made before', () => {
  const first = firstUlidAt(NOW);
  expect(first <= makeAt([NOW])()).toBe(true);
  expect(first > makeAt([NOW - 1])()).toBe(true);
  expect(timeOfUlid(first)).toBe(NOW);
});
