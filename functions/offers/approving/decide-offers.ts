import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { EntityChange, OutboxMessage, Save } from '#functions/kernel/store/entity-store.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { reader, readerLocale } from '#functions/mail/public.ts';
import { offerNames } from '#functions/offers/offer/offer-names.ts';
import type { Account } from '#shared/accounts/account.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import type { Decision } from '#shared/offers/approval.ts';
import type { offerEndpoints } from '#shared/offers/endpoints.ts';
import { historyAfter, historyAt, isOnline } from '#shared/offers/history-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
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
    offers: offers.map(({ entity }) => entity),
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

type Verdict = {
  readonly decision: Decision;
  readonly reason: string | undefined;
  readonly authority: Account;
};

/** Returns one mail to each supplier about all of its decided offers, in its own language. */
async function decisionMails(
  context: Pick<Context, 'store' | 'newId'>,
  { verdict, offers }: { readonly verdict: Verdict; readonly offers: readonly Entity<Offer>[] },
): Promise<OutboxMessage[]> {
  const byOwner = Map.groupBy(offers, ({ data }) => data.owner);
  const owners = await context.store.latestOf(reader, [...byOwner.keys()], { fresh: true });
  return Promise.all(
    owners.map(async (owner): Promise<OutboxMessage> => {
      const own = byOwner.get(owner.id) ?? [];
      const locale = await readerLocale(owner.data, context);
      const names = await offerNames(
        own.map(({ data }) => data),
        locale,
        context,
      );
      const envelope = { messageId: context.newId(), to: owner.id, locale };
      return { queue: 'mail', body: mailOf(envelope, verdict, { offers: own, names }) };
    }),
  );
}

function mailOf(
  envelope: Pick<MailMessage, 'messageId' | 'to' | 'locale'>,
  { decision, reason = '', authority }: Verdict,
  {
    offers: [first, ...more],
    names,
  }: { readonly offers: readonly Entity<Offer>[]; readonly names: readonly string[] },
): MailMessage {
  const country = first?.data.country ?? authority.staticData.country;
  const params = { country, authority: authority.staticData.name, offers: [...names] };
  if (decision === 'accept') return { ...envelope, template: 'offerAccepted', params };
  const only = more.length === 0 && first ? { offer: first.id } : {};
  return { ...envelope, template: 'offerRejected', params: { ...params, reason, ...only } };
}
