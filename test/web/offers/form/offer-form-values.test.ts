import { expect, test } from 'vitest';
import { OfferDraft } from '#shared/offers/offer.ts';
import { offerDraft, offerOf, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import {
  draftOf,
  emptyOffer,
  patchOf,
  valuesOf,
  valuesOfCopy,
  type Writing,
} from '#web/features/offers/form/offer-form-values.ts';

const writing: Writing = {
  day: (iso) => iso.split('-').reverse().join('.'),
  typed: (fields) => Object.fromEntries(fields.map(({ field, value }) => [field, String(value)])),
};
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
  statusWeekly: [
    { calendarWeek: '2026-W10', from: '2026-03-02', to: '2026-03-08', available: 5 },
    { calendarWeek: '2026-W12', from: '2026-03-16', to: '2026-03-22', status: 'onRequest' },
  ],
  associations: [testId('association')],
  attachments: [testId('picture')],
  dynamicFields: [{ field: testId('horns'), value: 'polled' }],
});
const { owner, country, amount, dynamicFields, statusWeekly } = full;
const parsed = { owner, country, amount, dynamicFields, statusWeekly };

test('a new offer begins at the default location, available, with nothing chosen', () => {
  const [location] = supplierData().locationsOfSale;
  const other = { ...location, id: testId('other'), isDefault: false } as typeof location;
  const locations = [other, location].filter((location) => location !== undefined);
  expect(emptyOffer(locations)).toMatchObject({
    locationOfSale: testId('location'),
    animalkind: '',
    status: 'available',
  });
  expect(emptyOffer([]).locationOfSale).toBe('');
});

test('what is stored, shown and sent again is the same', () => {
  const sent = draftOf(valuesOf(full, writing), { ...parsed, availableFrom: '2026-04-01' });
  expect(sent).toEqual(OfferDraft.parse(pick(full, Object.keys(OfferDraft.shape))));
});

function pick(offer: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(offer).filter(([name]) => names.includes(name)));
}

test('choices that were left open are left out of a new offer, and taken away from a stored one', () => {
  const draft = draftOf(valuesOf(offerOf(), writing), {
    ...parsed,
    dynamicFields: [],
    statusWeekly: [],
    availableFrom: undefined,
  });
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

test('a copy is available at once, promises no weeks and keeps the rest', () => {
  const values = valuesOf(full, writing);
  expect(valuesOfCopy(values)).toEqual({
    ...values,
    status: 'available',
    availableFrom: '',
    statusWeekly: {},
  });
});
