import { isDeepStrictEqual } from 'node:util';
import { distanceFromTown } from '#functions/geocoding/public.ts';
import type { Context } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { SalePlace } from './sale-place-of.ts';

/**
 * Refuses an offer at a location whose position does not lie at its postal code: buyers near the one would be shown
 * the other. An offer that stays where it was is not asked.
 * @throws AppError `offers.positionElsewhere`
 */
export async function requireAtTown(
  context: Pick<Context, 'files' | 'clock'>,
  country: Country,
  { before, offer }: { readonly before: SalePlace | undefined; readonly offer: SalePlace },
): Promise<void> {
  const { geoPosition, place } = offer;
  if (isDeepStrictEqual([geoPosition, place], [before?.geoPosition, before?.place])) return;
  const distance = await distanceFromTown(context, country, { ...place, geoPosition });
  if (!distance?.isTooFar) return;
  const error = offerErrors.positionElsewhere;
  throw new AppError(error, { details: [fieldDetail('data.locationOfSale', error)] });
}
