import { expect, test } from 'vitest';
import { expiringCachePer, makeExpiringCache } from '#functions/kernel/expiring-cache.ts';

function setUp(entries = 2) {
  const time = { now: 0 };
  const loads: string[] = [];
  const cache = makeExpiringCache<string>({
    seconds: 60,
    entries,
    clock: { now: () => new Date(time.now) },
  });
  const get = (key: string) =>
    cache.get(key, async () => {
      loads.push(key);
      return `${key}${loads.length}`;
    });
  return { time, loads, cache, get };
}

test('a value is loaded once and kept for its time', async () => {
  const { time, get } = setUp();
  expect(await get('a')).toBe('a1');
  time.now = 59_999;
  expect(await get('a')).toBe('a1');
  time.now = 60_000;
  expect(await get('a')).toBe('a2');
});

test('callers at the same time share one load', async () => {
  const { loads, get } = setUp();
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a1', 'a1', 'b2']);
  expect(loads).toEqual(['a', 'b']);
});

test('what was not used longest goes when there is no room', async () => {
  const { loads, get } = setUp(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

test('a load that failed is tried again', async () => {
  const { cache, get } = setUp();
  const fail = () => Promise.reject(new Error('away'));
  await expect(cache.get('a', fail)).rejects.toThrow('away');
  expect(await get('a')).toBe('a1');
});

test('each owner has a memory of its own', async () => {
  const memoryOf = expiringCachePer<object, string>({ seconds: 60, entries: 2 });
  const clock = { now: () => new Date(0) };
  const [one, other] = [{}, {}];
  const get = (owner: object, value: string) => memoryOf(owner, clock).get('a', async () => value);
  expect([await get(one, 'first'), await get(other, 'second'), await get(one, 'third')]).toEqual([
    'first',
    'second',
    'first',
  ]);
});
