import type { Context } from '#functions/kernel/context.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { isConfirmable } from '#shared/offers/activity.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/**
 * Refuses a list with an offer that the owner cannot confirm in the country.
 * @throws AppError `entities.notFound` for offers of others, `offers.nothingToConfirm`; each place in the list is
 * named
 */
export async function requireConfirmable(
  ids: readonly string[],
  { owner, country }: { readonly owner: string; readonly country: string },
  { store }: Pick<Context, 'store'>,
): Promise<void> {
  const offersById = new Map(
    (await store.latestOf(offerClass, ids, { fresh: true })).map((entity) => [entity.id, entity]),
  );
  const offers = ids.map((id) => ownOffer(offersById.get(id), owner));
  refuse(entityErrors.notFound, offers, (offer) => offer === undefined);
  refuse(
    offerErrors.nothingToConfirm,
    offers,
    (offer) => offer !== undefined && (offer.country !== country || !isConfirmable(offer)),
  );
}

function ownOffer(entity: Entity<Offer> | undefined, owner: string): Offer | undefined {
  return entity?.data.owner === owner ? entity.data : undefined;
}

function refuse(
  error: ErrorDefinition,
  offers: readonly (Offer | undefined)[],
  isRefused: (offer: Offer | undefined) => boolean,
): void {
  const details = offers.flatMap((offer, index) =>
    isRefused(offer) ? [fieldDetail(`offers.${index}`, error)] : [],
  );
  if (details.length > 0) throw new AppError(error, { details });
}
