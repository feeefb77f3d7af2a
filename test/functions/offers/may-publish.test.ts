import { expect, test } from 'vitest';
import { mayBeFound, mayPublish } from '#functions/offers/offer/may-publish.ts';
import type { Account } from '#shared/accounts/account.ts';
import { Country } from '#shared/countries/country.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const ON = '2026-01-01T00:00:00.000Z';
const country = (registrationProcedure: Country['registrationProcedure'], more: object = {}) =>
  Country.parse({
    labels: [{ lang: 'de_DE', label: 'Deutschland' }],
    code: 'DE',
    domains: ['de.localhost'],
    languages: ['de_DE'],
    registrationProcedure,
    enabledForWebsite: true,
    enabledAnimals: [testId('cattle')],
    ...more,
  });
const supplier = (
  more: {
    active?: boolean;
    tosAcceptedOn?: string;
    deactivatedOn?: string;
    confirmed?: string;
    certification?: Account['userData']['certification'];
  } = {},
) => {
  const { active = true, tosAcceptedOn = ON, deactivatedOn, confirmed, certification } = more;
  const confirmedByAdminOn = confirmed === undefined ? {} : { confirmedByAdminOn: confirmed };
  return accountOf('SUP', 'supplier', {
    active,
    supExtra: tosAcceptedOn === '' ? {} : { tosAcceptedOn },
    userData: {
      supData: [supplierData(confirmedByAdminOn)],
      ...(deactivatedOn === undefined ? {} : { deactivatedOn }),
      ...(certification === undefined ? {} : { certification }),
    },
  }).data;
};

test.each([
  ['at once where the country lets it', supplier(), 'immediate', true],
  ['not when deactivated', supplier({ active: false }), 'immediate', false],
  ['not when its control body gave it up', supplier({ deactivatedOn: ON }), 'immediate', false],
  ['not without the terms of service', supplier({ tosAcceptedOn: '' }), 'immediate', false],
  [
    'not without an active certification',
    supplier({ certification: { active: false, since: ON } }),
    'immediate',
    false,
  ],
  [
    'not before an administrator confirmed it, where asked for',
    supplier(),
    'confirmedByAdmin',
    false,
  ],
  ['once an administrator confirmed it', supplier({ confirmed: ON }), 'confirmedByAdmin', true],
] as const)('a supplier publishes %s', (_, account, procedure, may) => {
  expect(mayPublish(account, testId('country'), country(procedure))).toBe(may);
});

test('a confirmation in one country does not count in another', () => {
  const account = supplier({ confirmed: ON });
  expect(mayPublish(account, testId('elsewhere'), country('confirmedByAdmin'))).toBe(false);
});

test('nobody publishes in a country that is off the website', () => {
  const closed = country('immediate', { enabledForWebsite: false });
  expect(mayPublish(supplier(), testId('country'), closed)).toBe(false);
});

test('an offer is found only of an animal kind that its country offers, from a location that its owner has', () => {
  const [known] = supplierData().locationsOfSale;
  const of = (animalkind: string, locationOfSale = known?.id ?? '') => ({
    country: testId('country'),
    animalkind: testId(animalkind),
    locationOfSale,
  });
  expect(mayBeFound(supplier(), of('cattle', testId('gone')), country('immediate'))).toBe(false);
  expect(mayBeFound(supplier(), of('cattle'), country('immediate'))).toBe(true);
  expect(mayBeFound(supplier(), of('pigs'), country('immediate'))).toBe(false);
  expect(mayBeFound(supplier({ active: false }), of('cattle'), country('immediate'))).toBe(false);
});
