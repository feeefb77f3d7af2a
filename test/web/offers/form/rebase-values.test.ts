import { expect, test } from 'vitest';
import { emptyOffer, type OfferFormValues } from '#web/features/offers/form/offer-form-values.ts';
import { rebaseValues } from '#web/features/offers/form/rebase-values.ts';

const before: OfferFormValues = { ...emptyOffer([]), amount: '10', category1: ['young'] };
const rebase = (typed: Partial<OfferFormValues>, newest: Partial<OfferFormValues>) =>
  rebaseValues(before, { ...before, ...typed }, { ...before, ...newest });

test('what the reader changed stays, what somebody else changed comes in', () => {
  expect(rebase({ amount: '12' }, { spotMarket: true })).toEqual({
    values: { ...before, amount: '12', spotMarket: true },
    clashes: [],
  });
});

test('a field that both changed keeps the reader’s value and is named', () => {
  expect(rebase({ amount: '12', category1: [] }, { amount: '15' })).toEqual({
    values: { ...before, amount: '12', category1: [] },
    clashes: ['amount'],
  });
});

test('the same change by both is no clash', () => {
  expect(rebase({ category1: ['old'] }, { category1: ['old'] }).clashes).toEqual([]);
});
