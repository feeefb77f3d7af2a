import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePatch } from '#shared/kernel/merge-patch.ts';

// RFC 7396, appendix A
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched by %j is %j', (target, patch, result) => {
  expect(mergePatch(target, patch)).toEqual(result);
});

const data = fc.dictionary(fc.string(), fc.jsonValue());

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null ? [] : [[name, withoutNulls(inner)]],
    ),
  );
}

test('an empty patch changes nothing', () => {
  fc.assert(
    fc.property(data, (target) => {
      expect(mergePatch(target, {})).toEqual(target);
    }),
  );
});

test('a patch applied twice is the same as once', () => {
  fc.assert(
    fc.property(data, data, (target, patch) => {
      const once = mergePatch(target, patch);
      expect(mergePatch(once, patch)).toEqual(once);
    }),
  );
});

test('a patch of nothing is the patch without its nulls', () => {
  fc.assert(
    fc.property(data, (patch) => {
      expect(mergePatch({}, patch)).toEqual(withoutNulls(patch));
    }),
  );
});

test('neither argument is changed', () => {
  fc.assert(
    fc.property(data, data, (target, patch) => {
      const before = JSON.stringify([target, patch]);
      mergePatch(target, patch);
      expect(JSON.stringify([target, patch])).toBe(before);
    }),
  );
});

test('a field named __proto__ is data like any other', () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__": {"admin": true}}'));
  expect(Reflect.get(Object(merged), 'admin')).toBeUndefined();
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
});
