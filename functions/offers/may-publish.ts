import type { Account } from '#shared/accounts/account.ts';
import { blockReason } from '#shared/accounts/blocked.ts';
import type { Country } from '#shared/countries/country.ts';
import { supplierDataOf } from './supplier-data-of.ts';

/** May this supplier's offers be found in the country: `ownerActive` of its offers (`shared/README.md`, Offer)? */
export function mayPublish(owner: Account, countryId: string, country: Country): boolean {
  const { active, supExtra } = owner;
  const supplier = supplierDataOf(owner, countryId);
  const isConfirmed =
    country.registrationProcedure === 'immediate' || supplier?.confirmedByAdminOn !== undefined;
  return (
    active &&
    supExtra.tosAcceptedOn !== undefined &&
    blockReason(owner) === undefined &&
    isConfirmed
  );
}
