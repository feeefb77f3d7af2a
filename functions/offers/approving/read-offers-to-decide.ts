import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { type Approval, approvalDecided, type Decision } from '#shared/offers/approval.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import { mayApproveOffer } from '#shared/offers/may-approve-offer.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

export type OfferToDecide = {
  readonly entity: Entity<Offer>;
  /** The approval status after the decision. */
  readonly status: Approval;
};

/**
 * Reads the authority, and the offers in the revisions that it saw, each with its status after the decision.
 * @throws AppError `entities.notFound`, `entities.revConflict`, `offers.mayNotApprove`, `offers.noApprovals`,
 * `offers.nothingToDecide`;
 * where one offer stands in the way, its place in the list is named
 */
export async function readOffersToDecide(
  context: Context,
  pins: readonly PinnedRef[],
  decision: Decision,
): Promise<{ authority: Account; offers: OfferToDecide[] }> {
  const own = await context.store.latest(accountClass, signedIn(context.who).account, {
    fresh: true,
  });
  if (own === undefined) throw new AppError(kernelErrors.forbidden);
  const authority = own.data;
  const entities = await Promise.all(pins.map((pin, index) => readOffer(context, pin, index)));
  const isForeign = ({ data }: Entity<Offer>) => !mayApproveOffer(authority, data);
  const place = entities.findIndex(isForeign);
  const foreign = entities[place];
  if (foreign) throw refusal(await reasonOf(context, authority, foreign.data), place);
  return {
    authority,
    offers: entities.map((entity, index) => {
      const pin = pins[index];
      if (pin !== undefined && entity.rev !== pin.rev) {
        const more = { id: entity.id, currentRev: entity.rev };
        throw refusal(entityErrors.revConflict, index, { field: '.rev', more });
      }
      const status = approvalDecided(entity.data.autApproval.status, decision);
      if (status === undefined) throw refusal(offerErrors.nothingToDecide, index);
      return { entity, status };
    }),
  };
}

/** Returns why an authority cannot decide about an offer: its own country asks for no approval, or asks another one. */
async function reasonOf(
  { store }: Context,
  { staticData }: Account,
  { country }: Offer,
): Promise<ErrorDefinition> {
  const home = await store.latest(countryClass, country);
  const isNotAsked = staticData.country === country && home?.data.offerAutApproval === false;
  return isNotAsked ? offerErrors.noApprovals : offerErrors.mayNotApprove;
}

async function readOffer(
  { rows }: Pick<Context, 'rows'>,
  { id }: PinnedRef,
  index: number,
): Promise<Entity<Offer>> {
  try {
    return await rows.stored(offerClass, id, { fresh: true });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw refusal(error.error, index, { more: { id } });
  }
}

function refusal(
  error: ErrorDefinition,
  index: number,
  { field = '', more = {} }: { field?: string; more?: Readonly<Record<string, unknown>> } = {},
): AppError {
  return new AppError(error, { details: [fieldDetail(`offers.${index}${field}`, error, more)] });
}
