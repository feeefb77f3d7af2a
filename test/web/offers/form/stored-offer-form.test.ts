import { expect, test } from 'vitest';
import { emptyOffer, type OfferFormValues } from '#web/features/offers/form/offer-form-values.ts';
import { parseStoredOfferForm } from '#web/features/offers/form/stored-offer-form.ts';

const opened = emptyOffer([]);
const values: OfferFormValues = {
  ...opened,
  animalkind: 'a',
  gender: 'female',
  category1: ['b', 'c'],
  amount: '12',
  dynamicFields: { horns: 'polled', organic: true, tags: ['x', 'y'] },
  status: 'later',
  availableFrom: '3.4.2026',
  statusWeekly: { '2026-W12': { available: 5 }, '2026-W13': { status: 'onRequest' } },
  spotMarket: true,
  associations: ['d'],
  attachments: ['e'],
  photos: [
    { large: 'f', small: 'g', text: 'h' },
    { large: 'i', small: 'j' },
  ],
};
const stored = { rev: 3, opened, values };
/** As the device gives it back. */
const kept = (what: unknown): unknown => JSON.parse(JSON.stringify(what));

test('a form comes back from the device as it was typed', () => {
  expect(parseStoredOfferForm(kept(stored))).toEqual(stored);
  const sent = { said: '[]', key: 'k' };
  expect(parseStoredOfferForm(kept({ ...stored, sent }))).toEqual({ ...stored, sent });
});

test.each([null, undefined, 'text', 7, [], {}, { rev: '3', opened, values }, { rev: 3, opened }])(
  '%j is no form',
  (what) => {
    expect(parseStoredOfferForm(what)).toBeNull();
  },
);

test.each(Object.keys(values))('a form without %s is not taken', (field) => {
  const { [field]: _, ...rest } = values as Record<string, unknown>;
  expect(parseStoredOfferForm(kept({ ...stored, values: rest }))).toBeNull();
  expect(parseStoredOfferForm(kept({ ...stored, opened: rest }))).toBeNull();
});

test.each([
  ['gender', 'both'],
  ['status', 'sold'],
  ['amount', 12],
  ['category1', 'b'],
  ['attachments', [1]],
  ['photos', [{ large: 'f' }]],
  ['spotMarket', 'yes'],
  ['dynamicFields', { horns: { is: 'polled' } }],
  ['statusWeekly', { '2026-W12': 5 }],
  ['statusWeekly', []],
])('a form whose %s is %j is not taken', (field, wrong) => {
  expect(
    parseStoredOfferForm(kept({ ...stored, values: { ...values, [field]: wrong } })),
  ).toBeNull();
});

test('of a week only a number and a known state are kept', () => {
  const weeks = { '2026-W12': { available: '5', status: 'sold', more: 1 } };
  const form = parseStoredOfferForm(
    kept({ ...stored, values: { ...values, statusWeekly: weeks } }),
  );
  expect(form?.values.statusWeekly).toEqual({ '2026-W12': {} });
});
