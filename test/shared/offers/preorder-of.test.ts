import { expect, test } from 'vitest';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';

test.each<[Preorder | undefined, Preorder | undefined, Preorder | undefined]>([
  [undefined, undefined, undefined],
  ['hatchingEggs', undefined, 'hatchingEggs'],
  [undefined, 'dayOldChicks', 'dayOldChicks'],
  ['breedingPoultry', 'hatchingEggs', 'breedingPoultry'],
  ['hatchingEggs', 'dayOldChicks', 'dayOldChicks'],
])('a usage of %s and an age of %s make a pre-order of %s', (usage, age, expected) => {
  const said = { animalusage: { preorder: usage }, ageCategory: { preorder: age } };
  expect(preorderOf({ spotMarket: false }, said)).toBe(expected);
});

test('neither usage nor age make none', () => {
  const said = { animalusage: undefined, ageCategory: undefined };
  expect(preorderOf({ spotMarket: false }, said)).toBeUndefined();
});

test('what is on the spot market is no pre-order', () => {
  const said = { animalusage: undefined, ageCategory: { preorder: 'hatchingEggs' } } as const;
  expect(preorderOf({ spotMarket: true }, said)).toBeUndefined();
});
