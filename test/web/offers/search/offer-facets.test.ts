import { expect, test } from 'vitest';
import { fieldValue } from '#shared/offers/field-values.ts';
import { FACET_VALUES } from '#shared/search/limits.ts';
import { offerFacets } from '#web/features/offers/search/offer-facets.ts';

const words = (count: number) =>
  new Map(Array.from({ length: count }, (_, n) => [fieldValue('horn', `own-${n}`), 1] as const));

test.each([
  ['no offer has it, where all values came', FACET_VALUES - 1, [{ value: 'polled', count: 0 }]],
  ['nobody knows, where the most frequent came alone', FACET_VALUES, [{ value: 'polled' }]],
])('of an option that a facet lacks, %s', (_, values, options) => {
  const facets = offerFacets(new Map([['fields' as const, words(values)]]));
  expect(facets.countedField('horn', [{ value: 'polled', label: 'polled' }])).toMatchObject(
    options,
  );
  expect(facets.countOfField('horn', 'polled')).toBe(values < FACET_VALUES ? 0 : undefined);
});

test('a market offers the values that its offers have: those without one add none', () => {
  const weeks = new Map([
    ['2026-W12', 2],
    ['null', 1],
  ]);
  const facets = offerFacets(new Map([['offeredWeeks' as const, weeks]]));
  expect(facets.offered('offeredWeeks')).toEqual(['2026-W12']);
});
