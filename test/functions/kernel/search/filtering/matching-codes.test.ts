import { expect, test } from 'vitest';
import { matchingCodes, wantedTexts } from '#functions/kernel/search/filtering/matching-codes.ts';
import {
  makeTextDictionary,
  sortedTexts,
} from '#functions/kernel/search/packing/text-dictionary.ts';

/** Counts how often a text is looked for, which folds it each time. */
function countedDictionary(size: number) {
  const dictionary = makeTextDictionary(
    sortedTexts(Array.from({ length: size }, (_, n) => `text ${n}`)),
  );
  const asked: string[] = [];
  const codeOf = (text: string) => {
    asked.push(text);
    return dictionary.codeOf(text);
  };
  return { dictionary: { ...dictionary, codeOf }, asked };
}
const wantedOf = (count: number) => Array.from({ length: count }, (_, n) => `text ${2 * n}`);
const passingTexts = (texts: readonly string[], passing: Uint8Array) =>
  texts.filter((_, index) => passing[index + 1] === 1);

test.each([
  ['a long list of values folds none of them, in each of many small shards', 100, 90, 0],
  ['a few values are looked for among many texts', 5000, 3, 3],
])('%s', (_, size, count, lookups) => {
  const { dictionary, asked } = countedDictionary(size);
  const wanted = wantedOf(count);
  const value = [...wanted, ...(lookups === 0 ? ['no such text'] : [])];
  const passing = matchingCodes({ field: 'name', comparison: 'in', value }, dictionary);
  const there = dictionary.texts.filter((text) => wanted.includes(text));
  expect(there.length).toBeGreaterThan(0);
  expect(passingTexts(dictionary.texts, passing)).toEqual(there);
  expect(passing[0]).toBe(0);
  expect(asked).toHaveLength(lookups);
});

test('the texts of a condition are read once, however many shards are asked', () => {
  const condition = { field: 'name', comparison: 'in', value: ['a', 'b', 'a', 3] } as const;
  const leaf = { ...condition, value: [...condition.value] };
  const texts = wantedTexts(leaf);
  expect([...texts]).toEqual(['a', 'b']);
  expect(wantedTexts(leaf)).toBe(texts);
});
