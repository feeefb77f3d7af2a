import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { EntityChange, Save } from '#functions/kernel/store/entity-store.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { Decision } from '#shared/offers/approval.ts';
import type { offerEndpoints } from '#shared/offers/endpoints.ts';
import { historyAfter, historyAt, isOnline } from '#shared/offers/history-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { decisionMails } from './decision-mails.ts';
import { readOffersToDecide } from './read-offers-to-decide.ts';

/** Saves an authority's decision on offers in one transaction, because it is one act with one reason. */
export const decideOffers: Implementation<typeof offerEndpoints.decide> = async (
  { offers: pins, decision, reason },
  context,
) => {
  const { account } = signedIn(context.who);
  const { authority, offers } = await readOffersToDecide(context, pins, decision);
  const verdict = { decision, by: account, now: context.clock.now(), reason };
  const changes = offers.map(
    ({ entity, status }): EntityChange => ({
      kind: 'update',
      before: entity,
      data: decided(entity, { ...verdict, status }),
    }),
  );
  const messages = await decisionMails(context, {
    verdict: { decision, reason, authority },
    offers: offers.map(({ entity }) => entity.data),
  });
  const saved = await saveAll(context, pins, {
    changes,
    by: account,
    changeset: decision,
    messages,
  });
  return { offers: saved.map((entity) => asSeenBy(context, offerClass, entity)) };
};

function decided(
  { rev, data }: Entity<Offer>,
  verdict: {
    readonly status: Offer['autApproval']['status'];
    readonly decision: Decision;
    readonly by: string;
    readonly now: Date;
    readonly reason: string | undefined;
  },
): Offer {
  const { status, decision, by, now } = verdict;
  const autApproval = {
    status,
    by,
    on: now.toISOString(),
    ...(decision === 'reject' && { reason: verdict.reason }),
    decidedRev: rev + 1,
  };
  const online = isOnline({ ...data, autApproval }, now);
  return { ...data, autApproval, history: historyAfter(historyAt(data, now), online, now) };
}

/**
 * Saves all decided offers.
 * @throws AppError `entities.revConflict` with the place in the list of an offer that somebody changed
 */
async function saveAll(
  { store }: Pick<Context, 'store'>,
  pins: readonly PinnedRef[],
  save: Save,
): Promise<Entity[]> {
  try {
    return await store.save(save);
  } catch (error) {
    const index = pins.findIndex(({ id }) => id === conflictingEntity(error));
    if (!(error instanceof AppError) || index < 0) throw error;
    const details = error.details.map((detail) => ({ ...detail, path: `offers.${index}.rev` }));
    throw new AppError(error.error, { details, cause: error });
  }
}
