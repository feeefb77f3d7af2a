import type { Account } from '#shared/accounts/account.ts';
import { hasContact } from '#shared/accounts/supplier-data.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';
import { saleLocationOf } from './supplier-data-of.ts';

/** The fields that an offer takes over from its location of sale. */
export type SalePlace = Pick<Offer, 'geoPosition' | 'region' | 'place'>;

/**
 * Returns the place from which an offer's animals are sold.
 * @throws AppError `offers.locationNotFound`, `noGeoPosition`, `noRegion` or `noContact`
 */
export function salePlaceOf(owner: Account, offer: OfferDraft): SalePlace {
  const location = saleLocationOf(owner, offer);
  if (!location) throw refused(offerErrors.locationNotFound);
  const { geoPosition, region, name = owner.staticData.name, citycode, city } = location.address;
  if (!geoPosition) throw refused(offerErrors.noGeoPosition);
  if (region === undefined) throw refused(offerErrors.noRegion);
  if (!hasContact(location.address, owner.userData)) throw refused(offerErrors.noContact);
  return { geoPosition, region, place: { name, citycode, city } };
}

function refused(error: ErrorDefinition): AppError {
  return new AppError(error, { details: [fieldDetail('data.locationOfSale', error)] });
}
