import { expect, test } from 'vitest';
import type { KnownChoices } from '#functions/imports/offers/known-choices.ts';
import { salePlaceIn } from '#functions/imports/offers/sale-place-in.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const [place] = supplierData().locationsOfSale;
if (place === undefined) throw new Error('The supplier has no place.');
const at = (id: string, internalName: string, name?: string) => ({
  ...place,
  id: testId(id),
  internalName,
  isDefault: id === 'usual',
  address: { ...place.address, name },
});
const locationsOfSale = [
  at('usual', 'Hauptbetrieb', 'Alm'),
  at('alm', 'Alm', 'Hof am See'),
  at('other', 'Stall Nord'),
];
const owner = accountOf('SUP', 'supplier', {
  staticData: { name: 'Biohof' },
  userData: { supData: [supplierData({ locationsOfSale })] },
});
const known: Partial<KnownChoices> = { regions: new Map() };
const placeOf = (siteName: string) =>
  salePlaceIn({ siteName }, undefined, {
    known,
    owner,
    associations: new Map(),
    country: testId('country'),
  } as never);

test.each([
  ['Stall Nord', 'other', 'its own name, as the form of an offer shows it'],
  ['Hof am See', 'alm', 'the name that buyers see'],
  ['biohof', 'other', 'the name of the account, where it has none'],
  ['Alm', 'alm', 'its own name before that of another one’s address'],
])('“%s” means the location %s: %s', (name, location) => {
  expect(placeOf(name)).toBe(testId(location));
});
