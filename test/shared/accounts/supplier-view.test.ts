import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { accountGroups } from '#shared/accounts/account-groups.ts';
import type { Address } from '#shared/kernel/address.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const countries = new Set([testId('country')]);
const circumstances = {
  ...circumstancesAt(new Date('2026-03-02T08:00:00.000Z')),
  countriesOn: countries,
  countriesWithAssociations: countries,
  countriesWithoutConfirmation: countries,
};
const OWN = { phone: '+49 89 1', email: 'office@example.org', street: 'Hofstraße 1' };

/** The location with this address, as a guest sees it. */
function shownLocation(contact: Address) {
  const [location] = supplierData().locationsOfSale;
  if (!location) throw new Error('The supplier has no location.');
  const { email: _email, ...address } = location.address;
  const locationsOfSale = [{ ...location, address: { ...address, ...contact } }];
  const userData = { address: OWN, supData: [supplierData({ locationsOfSale })] };
  const account = accountOf('SUP', 'supplier', { userData }).data;
  const view = accountGroups.supplier.view(account, GUEST, circumstances) as Account;
  expect(view.userData.address).toBeUndefined();
  return view.userData.supData[0]?.locationsOfSale[0];
}

/** The contact that a guest sees of a location with this address. */
function seen(contact: Address) {
  const shown = shownLocation(contact)?.address;
  return [shown?.phone, shown?.email, shown?.street];
}

test('the name that a seller has for a location is the seller’s own', () => {
  expect(shownLocation({})).not.toHaveProperty('internalName');
});

test('who sells from a location without a contact is reached by that of the account', () => {
  expect(seen({})).toEqual([OWN.phone, OWN.email, undefined]);
});

test.each<[Address, unknown[]]>([
  [{ phone: '+49 89 2' }, ['+49 89 2', undefined, undefined]],
  [{ email: 'barn@example.org' }, [undefined, 'barn@example.org', undefined]],
])('a location with a contact of its own shows no other: %j', (contact, shown) => {
  expect(seen(contact)).toEqual(shown);
});
