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

test('own fields and weeks are put together one by one', () => {
  const was: OfferFormValues = {
    ...before,
    dynamicFields: { horns: 'horned', health: 'free' },
    statusWeekly: { '2026-W12': { available: 5 }, '2026-W13': { available: 5 } },
  };
  const typed = {
    ...was,
    dynamicFields: { horns: 'polled', health: 'free' },
    statusWeekly: { '2026-W13': { available: 5 }, '2026-W14': { available: 7 } },
  };
  const newest = {
    ...was,
    dynamicFields: { horns: 'dehorned', health: 'tested', sire: 'Wigald' },
    statusWeekly: { '2026-W12': { available: 5 }, '2026-W13': { available: 1 } },
  };
  expect(rebaseValues(was, typed, newest)).toEqual({
    values: {
      ...was,
      dynamicFields: { horns: 'polled', health: 'tested', sire: 'Wigald' },
      statusWeekly: { '2026-W13': { available: 1 }, '2026-W14': { available: 7 } },
    },
    clashes: ['field-horns'],
  });
});
