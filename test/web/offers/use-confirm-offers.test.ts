import { expect, test } from 'vitest';
import { OFFERS_CONFIRMED_AT_ONCE } from '#shared/offers/limits.ts';
import { testId } from '#test/support/test-id.ts';
import { confirmationsByCountry } from '#web/features/offers/use-confirm-offers.ts';
import { offerEntity } from './offer-server.ts';

test('more offers than one call takes are confirmed by several, each of one country', () => {
  const many = Array.from({ length: 2 * OFFERS_CONFIRMED_AT_ONCE + 1 }, (_, index) =>
    offerEntity(`offer ${index}`),
  );
  const abroad = offerEntity('abroad', { country: testId('austria') });
  const calls = confirmationsByCountry([...many.slice(0, 3), abroad, ...many.slice(3)]);
  expect(calls.map(({ country, offers }) => [country, offers?.length])).toEqual([
    [testId('country'), OFFERS_CONFIRMED_AT_ONCE],
    [testId('country'), OFFERS_CONFIRMED_AT_ONCE],
    [testId('country'), 1],
    [testId('austria'), 1],
  ]);
  const named = calls.flatMap(({ offers = [] }) => offers);
  expect(new Set(named)).toEqual(new Set([...many, abroad].map(({ id }) => id)));
  expect(confirmationsByCountry([])).toEqual([]);
});
