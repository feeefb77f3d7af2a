import { expect, test } from 'vitest';
import { makeBoundedCache } from '#functions/kernel/store/bounded-cache.ts';

const cacheOf = (...values: string[]) => {
  const cache = makeBoundedCache<string>(10, (value) => value.length);
  for (const value of values) cache.set(value, value);
  return cache;
};
const kept = (cache: ReturnType<typeof cacheOf>, ...keys: string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

test('what was not used longest is forgotten first', () => {
  const cache = cacheOf('aaaa', 'bbbb');
  cache.get('aaaa');
  cache.set('cccc', 'cccc');
  expect(kept(cache, 'aaaa', 'bbbb', 'cccc')).toEqual(['aaaa', 'cccc']);
});

test('a replaced or deleted value gives its room back', () => {
  const cache = cacheOf('aaaa', 'bbbb');
  cache.set('aaaa', 'a');
  cache.set('ccccc', 'ccccc');
  expect(kept(cache, 'aaaa', 'bbbb', 'ccccc')).toEqual(['aaaa', 'bbbb', 'ccccc']);
  cache.delete('ccccc');
  cache.set('ddddd', 'ddddd');
  expect(kept(cache, 'aaaa', 'bbbb', 'ddddd')).toEqual(['aaaa', 'bbbb', 'ddddd']);
});

test('what alone outweighs the bound is not kept', () => {
  const cache = cacheOf('aaaa', 'x'.repeat(11));
  expect(kept(cache, 'x'.repeat(11))).toEqual([]);
});
