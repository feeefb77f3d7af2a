import type { Account } from '#shared/accounts/account.ts';
import { blockReason } from '#shared/accounts/blocked.ts';
import { awaitsConfirmation } from '#shared/accounts/profile-tasks.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { saleLocationOf, supplierDataOf } from './supplier-data-of.ts';

/**
 * Tells whether an offer may be found as far as its owner and its country decide: its `ownerActive`
 * (`shared/README.md`, Offer).
 */
export function mayBeFound(
  owner: Account,
  offer: Pick<Offer, 'country' | 'animalkind' | 'locationOfSale'>,
  country: Country,
): boolean {
  return (
    country.enabledAnimals.includes(offer.animalkind) &&
    saleLocationOf(owner, offer) !== undefined &&
    mayPublish(owner, offer.country, country)
  );
}

/** Tells whether this supplier's offers may be found in the country, whatever their animal kind. */
export function mayPublish(owner: Account, countryId: string, country: Country): boolean {
  const { active, supExtra } = owner;
  const supplier = supplierDataOf(owner, countryId);
  return (
    country.enabledForWebsite &&
    active &&
    supExtra.tosAcceptedOn !== undefined &&
    blockReason(owner) === undefined &&
    !awaitsConfirmation(supplier, country)
  );
}
