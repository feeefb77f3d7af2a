import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMoreValues } from '#functions/kernel/http/has-more-values.ts';

/** Each list and object counts, and each thing in it; an empty one as if it held one. */
function counted(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  const items = Object.values(value);
  return 1 + (items.length === 0 ? 1 : items.reduce((all: number, item) => all + counted(item), 0));
}

test('every JSON is counted as what it holds, however it is written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(hasMoreValues(text, counted(value))).toBe(false);
      expect(hasMoreValues(text, counted(value) - 1)).toBe(true);
    }),
  );
});

test.each([
  ['brackets and commas in a text', '["a,b,[{,", "\\"],[,\\\\"]', 3],
  ['a text that does not end', '["a,,,,,', 2],
  ['a backslash at the very end', '["\\', 2],
  ['nothing', '', 1],
])('%s', (_, text, values) => {
  expect(hasMoreValues(text, values)).toBe(false);
  expect(hasMoreValues(text, values - 1)).toBe(true);
});
