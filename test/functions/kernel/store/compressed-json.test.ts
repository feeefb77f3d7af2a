import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCompressedJson } from '#functions/kernel/store/stored-json.ts';

const { packJson, unpackJson } = makeCompressedJson(['{"name":"","text":""}', '{"name":"Anna"}']);

test('a body comes back as it was packed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpackJson(packJson(value))).toBe(JSON.stringify(value));
    }),
  );
});

test('what was packed with an earlier text stays readable, and the last text packs', () => {
  const before = makeCompressedJson(['{"name":"","text":""}']);
  expect(unpackJson(before.packJson({ name: 'Eva' }))).toBe('{"name":"Eva"}');
  expect(packJson({ name: 'Anna' })[0]).toBe(1);
  expect(packJson({ name: 'Anna' }).length).toBeLessThan(before.packJson({ name: 'Anna' }).length);
});

test('a body of an unknown form, or one that unpacks beyond all bounds, is an error', () => {
  expect(() => unpackJson(Uint8Array.of(250, 1, 2))).toThrow('unknown way');
  expect(() => unpackJson(new Uint8Array())).toThrow('unknown way');
  expect(() => unpackJson(packJson('a'.repeat(16_000_001)))).toThrow();
});
