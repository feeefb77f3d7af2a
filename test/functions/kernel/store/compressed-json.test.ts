import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packJson, unpackJson } from '#functions/kernel/store/compressed-json.ts';
import { PACKING_WORDS } from '#functions/kernel/store/packing-words.ts';

test('a body comes back as it was packed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpackJson(packJson(value))).toBe(JSON.stringify(value));
    }),
  );
});

test('what was packed before stays readable: a text in use never changes, a new one is appended', () => {
  const hashes = PACKING_WORDS.map((words) => createHash('sha256').update(words).digest('hex'));
  expect(hashes.map((hash) => hash.slice(0, 16))).toEqual(['30331af68a9189fe']);
});

test('a body of an unknown form, or one that unpacks beyond all bounds, is an error', () => {
  expect(() => unpackJson(Uint8Array.of(250, 1, 2))).toThrow('unknown way');
  expect(() => unpackJson(new Uint8Array())).toThrow('unknown way');
  expect(() => unpackJson(packJson('a'.repeat(16_000_001)))).toThrow();
});
