import { expect, test } from 'vitest';
import { offerDraft, offerOf, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import {
  cloneOf,
  draftOf,
  emptyOffer,
  patchOf,
  valuesOf,
} from '#web/features/offers/form/offer-form-values.ts';

const day = (iso: string) => iso.split('-').reverse().join('.');
const full = offerOf({
  offerspecification: 'polled',
  animalusage: testId('milk'),
  gender: 'female',
  ageCategory: testId('heifer'),
  category1: [testId('young')],
  category2: testId('dairy'),
  classification: testId('label'),
  status: 'later',
  availableFrom: '2026-04-01',
  spotMarket: true,
});
const parsed = { owner: full.owner, country: full.country, amount: full.amount };

test('a new offer begins at the default location, available, with nothing chosen', () => {
  const [location] = supplierData().locationsOfSale;
  const other = { ...location, id: testId('other'), isDefault: false } as typeof location;
  const locations = [other, location].filter((one) => one !== undefined);
  expect(emptyOffer(locations)).toMatchObject({
    locationOfSale: testId('location'),
    animalkind: '',
    status: 'available',
  });
  expect(emptyOffer([]).locationOfSale).toBe('');
});

test('what is stored, shown and sent again is the same', () => {
  const sent = draftOf(valuesOf(full, day), { ...parsed, availableFrom: '2026-04-01' });
  expect(sent).toEqual(
    offerDraft({
      offerspecification: 'polled',
      animalusage: testId('milk'),
      gender: 'female',
      ageCategory: testId('heifer'),
      category1: [testId('young')],
      category2: testId('dairy'),
      classification: testId('label'),
      status: 'later',
      availableFrom: '2026-04-01',
      spotMarket: true,
    }),
  );
});

test('choices that were left open are left out of a new offer, and taken away from a stored one', () => {
  const draft = draftOf(valuesOf(offerOf(), day), { ...parsed, availableFrom: undefined });
  expect(draft).toEqual(offerDraft());
  expect(patchOf(draft)).toMatchObject({
    offerspecification: null,
    animalusage: null,
    gender: null,
    ageCategory: null,
    category2: null,
    classification: null,
    availableFrom: null,
  });
});

test('a change leaves alone what the form does not show', () => {
  const draft = draftOf(valuesOf(full, day), { ...parsed, availableFrom: '2026-04-01' });
  const hidden = ['statusWeekly', 'associations', 'attachments', 'dynamicFields'];
  expect(Object.keys(patchOf(draft)).filter((field) => hidden.includes(field))).toEqual([]);
});

test('a copy is available at once and keeps the rest', () => {
  const values = valuesOf(full, day);
  expect(cloneOf(values)).toEqual({ ...values, status: 'available', availableFrom: '' });
});
