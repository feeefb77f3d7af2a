import { expect, test } from 'vitest';
import { AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const { columns, derived } = offerGroups.market;
const offer = offerOf({
  offerspecification: 'hornlos',
  place: { name: 'Hof am Grünen See', citycode: '80331', city: 'München' },
});
const isFound = (typed: string, groups: string[] = []) => {
  const filter = offerTextFilter(typed, (word) => ({
    offergroup: word === 'fleck' ? groups : [],
    offerspecification: word === 'polled' ? ['hornlos'] : [],
  }));
  const row = rowOf(entityOf('offer', offer), columns, derived);
  return filter && matchesFilter(row, AttributeFilter.parse(filter), columns);
};

test.each([
  ['grunen', true],
  ['MÜNCH hof', true],
  ['803 see', true],
  ['horn', true],
  ['hof, münchen!', true],
  ['hof berlin', false],
  ['fleck', false],
  ['polled', true],
])(
  '"%s" finds an offer by words of its specification, the names of that, and its place: %s',
  (typed, expected) => {
    expect(isFound(typed)).toBe(expected);
  },
);

test('a word finds the offers of the breeds it names', () => {
  expect(isFound('fleck münchen', [testId('fleckvieh')])).toBe(true);
  expect(isFound('fleck münchen', [testId('holstein')])).toBe(false);
});

test('nothing typed is no condition', () => {
  expect(offerTextFilter(' -, ')).toBeUndefined();
});

test('a long text is a filter that a search takes', () => {
  const typed = Array.from({ length: 40 }, (_, n) => `word${n}`.repeat(60)).join(' ');
  const filter = offerTextFilter(typed, () => ({
    offergroup: [testId('fleckvieh')],
    offerspecification: ['polled'],
  }));
  expect(filter && leavesOf(AttributeFilter.parse(filter))).toHaveLength(36);
});
