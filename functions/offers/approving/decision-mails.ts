import type { Context } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { reader, readerLocale } from '#functions/mail/public.ts';
import { offerNames } from '#functions/offers/offer/offer-names.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import type { Decision } from '#shared/offers/approval.ts';
import type { Offer } from '#shared/offers/offer.ts';

type Verdict = {
  readonly decision: Decision;
  readonly reason: string | undefined;
  readonly authority: Account;
};

/** Returns one mail to each supplier about all of its decided offers, in its own language. */
export async function decisionMails(
  context: Pick<Context, 'store' | 'newId'>,
  { verdict, offers }: { readonly verdict: Verdict; readonly offers: readonly Offer[] },
): Promise<OutboxMessage[]> {
  const byOwner = Map.groupBy(offers, ({ owner }) => owner);
  const owners = await context.store.latestOf(reader, [...byOwner.keys()], { fresh: true });
  return Promise.all(
    owners.map(async (owner): Promise<OutboxMessage> => {
      const own = byOwner.get(owner.id) ?? [];
      const locale = await readerLocale(owner.data, context);
      const names = await offerNames(own, locale, context);
      const envelope = { messageId: context.newId(), to: owner.id, locale };
      return { queue: 'mail', body: mailOf(envelope, verdict, { offers: own, names }) };
    }),
  );
}

function mailOf(
  envelope: Pick<MailMessage, 'messageId' | 'to' | 'locale'>,
  { decision, reason = '', authority }: Verdict,
  { offers, names }: { readonly offers: readonly Offer[]; readonly names: readonly string[] },
): MailMessage {
  const country = offers[0]?.country ?? authority.staticData.country;
  const params = { country, authority: authority.staticData.name, offers: [...names] };
  return decision === 'accept'
    ? { ...envelope, template: 'offerAccepted', params }
    : { ...envelope, template: 'offerRejected', params: { ...params, reason } };
}
