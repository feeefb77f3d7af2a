import { describe, expect, test } from 'vitest';
import { salePlaceOf } from '#functions/offers/offer/sale-place-of.ts';
import type { LocationOfSale, SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Address } from '#shared/kernel/address.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { accountOf } from '#test/support/accounts.ts';
import { offerDraft, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const [location] = supplierData().locationsOfSale as [LocationOfSale];
const ownerWith = (supData: SupplierData[], address: Address = {}) =>
  accountOf('SUP', 'Biohof Huber', { userData: { supData, address } }).data;
const located = ({ without = [], ...more }: Address & { without?: (keyof Address)[] }) => {
  const address = { ...location.address, ...more };
  for (const name of without) delete address[name];
  return [supplierData({ locationsOfSale: [{ ...location, address }] })];
};
const refusalOf = (supData: SupplierData[]) => {
  try {
    return salePlaceOf(ownerWith(supData), offerDraft());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.error.code, ...error.details.map(({ path }) => path)];
  }
};

test('an offer takes over position, region and place of its location of sale', () => {
  expect(salePlaceOf(ownerWith([supplierData()]), offerDraft())).toEqual({
    geoPosition: { lat: 48.1, lon: 11.5 },
    region: testId('region'),
    place: { name: 'Hof am See', citycode: '80331', city: 'München' },
  });
});

test('a location without a name has that of the account', () => {
  const owner = ownerWith(located({ without: ['name'] }));
  expect(salePlaceOf(owner, offerDraft()).place.name).toBe('Biohof Huber');
});

describe('a location can be reached', () => {
  test.each([
    ['by its own phone', ownerWith(located({ without: ['email'], phone: '+49 89 1' }))],
    [
      'by the account’s e-mail',
      ownerWith(located({ without: ['email'] }), { email: 'a@example.org' }),
    ],
    ['by the account’s phone', ownerWith(located({ without: ['email'] }), { phone: '+49 89 1' })],
  ])('%s', (_, owner) => {
    expect(salePlaceOf(owner, offerDraft()).region).toBe(testId('region'));
  });
});

describe('a location of sale is refused', () => {
  test.each<[string, SupplierData[], string]>([
    ['when the account has none', [], 'offers.locationNotFound'],
    [
      'when it is one of another country',
      [supplierData({ country: testId('elsewhere') })],
      'offers.locationNotFound',
    ],
    [
      'when it is another one',
      [supplierData({ locationsOfSale: [{ ...location, id: testId('other') }] })],
      'offers.locationNotFound',
    ],
    ['without a position', located({ without: ['geoPosition'] }), 'offers.noGeoPosition'],
    ['without a region', located({ without: ['region'] }), 'offers.noRegion'],
    ['without e-mail and phone', located({ without: ['email'] }), 'offers.noContact'],
  ])('%s', (_, supData, code) => {
    expect(refusalOf(supData)).toEqual([code, 'data.locationOfSale']);
  });
});
