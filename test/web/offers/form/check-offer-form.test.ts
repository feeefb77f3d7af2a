import { expect, test } from 'vitest';
import { checkOfferForm, type OfferNeeds } from '#web/features/offers/form/check-offer-form.ts';
import { emptyOffer, type OfferFormValues } from '#web/features/offers/form/offer-form-values.ts';

const complete: OfferFormValues = {
  ...emptyOffer([]),
  locationOfSale: 'farm',
  animalkind: 'cattle',
  offergroup: 'angus',
  category1: ['young'],
  amount: '1.200',
};
const needs: OfferNeeds = {
  category1: true,
  increment: 1,
  locale: 'de_DE',
  today: '2026-03-05',
  locations: ['farm'],
  stored: undefined,
};
const STORED = { category1: [], amount: 1, locationOfSale: 'farm' };
const check = (more: Partial<OfferFormValues> = {}, category1 = true) =>
  checkOfferForm({ ...complete, ...more }, { ...needs, category1 });

test('a complete form has no errors; number and day come as the server takes them', () => {
  expect(check({ status: 'later', availableFrom: '5.3.2026' })).toEqual({
    errors: {},
    amount: 1200,
    availableFrom: '2026-03-05',
  });
});

test('of an empty form only what is on the page is asked for', () => {
  expect(checkOfferForm(emptyOffer([]), needs).errors).toEqual({
    locationOfSale: { key: 'errors.fields.required' },
    animalkind: { key: 'errors.fields.required' },
  });
});

test('once the animal kind is chosen, what it shows is asked for', () => {
  expect(check({ offergroup: '', category1: [], amount: '' }).errors).toEqual({
    offergroup: { key: 'errors.fields.required' },
    category1: { key: 'errors.fields.required' },
    amount: { key: 'offers.error.amount' },
  });
  expect(check({ category1: [] }, false).errors).toEqual({});
});

test('a stored number and missing category may stay when the country asks for more since', () => {
  const stored = { ...STORED, status: 'available' as const, amount: 7 };
  const form = { ...complete, category1: [] };
  const errors = (amount: string) =>
    checkOfferForm({ ...form, amount }, { ...needs, increment: 5, stored }).errors;
  expect(errors('7')).toEqual({});
  expect(Object.keys(errors('8'))).toEqual(['amount']);
});

test('a location that is gone is refused, unless the offer only goes to the archive', () => {
  const gone = { ...complete, locationOfSale: 'gone' };
  const stored = { ...STORED, status: 'available' as const, locationOfSale: 'gone' };
  const errorsOf = (status: 'available' | 'archived') =>
    checkOfferForm({ ...gone, status }, { ...needs, stored }).errors;
  expect(errorsOf('available')).toEqual({ locationOfSale: { key: 'errors.fields.required' } });
  expect(errorsOf('archived')).toEqual({});
});

test.each(['0', '-3', '2,5', 'ten', ''])('"%s" is no number of animals', (amount) => {
  expect(check({ amount }).errors).toEqual({ amount: { key: 'offers.error.amount' } });
});

test.each([
  ['', 'errors.fields.required'],
  ['31.2.2030', 'words.dayWrong'],
  ['4.3.2026', 'errors.offers.dayInPast'],
])('"later" with the day "%s" is refused', (availableFrom, error) => {
  expect(check({ status: 'later', availableFrom }).errors).toEqual({
    availableFrom: { key: error },
  });
});

test('a stored day that has come keeps nobody from saving, unless it is another', () => {
  const errorsOf = (status: 'later' | 'unavailable', availableFrom: string) =>
    checkOfferForm(
      { ...complete, status, availableFrom },
      { ...needs, stored: { ...STORED, status, availableFrom: '2026-03-01' } },
    ).errors;
  for (const status of ['unavailable', 'later'] as const) {
    expect(errorsOf(status, '1.3.2026')).toEqual({});
    expect(errorsOf(status, '2.3.2026')).toEqual({
      availableFrom: { key: 'errors.offers.dayInPast' },
    });
  }
});

test('a day is optional for "not now" and ignored for "available"', () => {
  expect(check({ status: 'unavailable' })).toMatchObject({ errors: {}, availableFrom: undefined });
  expect(check({ status: 'available', availableFrom: 'never' })).toMatchObject({
    errors: {},
    availableFrom: undefined,
  });
});

test('an amount goes in the steps of its usage', () => {
  const errorsOf = (amount: string) =>
    checkOfferForm({ ...complete, amount }, { ...needs, increment: 50 }).errors;
  expect(errorsOf('150')).toEqual({});
  expect(errorsOf('120')).toEqual({
    amount: { key: 'errors.fields.notMultiple', values: { limit: 50 } },
  });
});

test('no more files than an offer takes', () => {
  const attachments = Array.from({ length: 11 }, (_, index) => `file ${index}`);
  expect(check({ attachments }).errors).toEqual({
    attachments: { key: 'errors.fields.tooMany', values: { limit: 10 } },
  });
});
