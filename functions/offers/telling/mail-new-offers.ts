import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { isSameAddress, mailedAddresses, reachedOf, readerLocale } from '#functions/mail/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountState } from '#shared/accounts/account-state.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { newOffersOffPath } from '#shared/mail/offer-paths.ts';
import {
  NEW_OFFERS_A_RUN,
  NEW_OFFERS_DAYS,
  NEW_OFFERS_HOUR,
  NEW_OFFERS_WAIT_MINUTES,
} from '#shared/offers/limits.ts';
import { type SavedSearches, savedsearchesClass } from '#shared/offers/savedsearches.ts';
import { findNewOffers, type NewOffersWorld } from './find-new-offers.ts';

type MailingWorld = NewOffersWorld & Pick<World, 'values' | 'clock' | 'newId' | 'log'>;

const MARK_KEY = 'offers.newOffersMailed';
/** The day, and the last entity that was looked at on it. */
const Mark = z.object({ day: z.string(), last: z.string() });

const MAILED = { entityClass: savedsearchesClass.name, group: 'mailed', keys: ['all'] };

/**
 * Mails accounts, once a day, the offers that are new for their saved searches. One save holds the mail and how far it
 * reaches, so that a run that dies neither loses an offer nor mails it twice. A run looks at `most` accounts; the next
 * one of the day goes on after them.
 */
export async function mailNewOffers(
  world: MailingWorld,
  most = NEW_OFFERS_A_RUN,
): Promise<{ readonly mailed: number; readonly failed: number }> {
  const { clock, search, values } = world;
  const results: Result[] = [];
  const countOf = (result: Result) => results.filter((other) => other === result).length;
  const summary = () => ({ mailed: countOf('mailed'), failed: countOf('failed') });
  const now = clock.now();
  if (now.getUTCHours() < NEW_OFFERS_HOUR) return summary();
  const day = dayOf(now.toISOString());
  const mark = Mark.safeParse(await values.get(MARK_KEY));
  const before = mark.success && mark.data.day === day ? mark.data.last : '';
  for await (const ids of eachHit(search, MAILED)) {
    const due = ids.filter((id) => id > before).slice(0, most - results.length);
    for (const id of due) results.push(await mailOne(world, id, now));
    const last = due.at(-1);
    if (last !== undefined) await values.put(MARK_KEY, { day, last });
    if (results.length === most) break;
  }
  return summary();
}

const dayOf = (instant: string): string => instant.slice(0, 10);

type Result = 'mailed' | 'nothing' | 'failed';

async function mailOne(world: MailingWorld, id: string, now: Date): Promise<Result> {
  const { store, log } = world;
  try {
    const before = await store.latest(savedsearchesClass, id, { fresh: true });
    if (before === undefined) return 'nothing';
    const { owner, mailedUntil = '' } = before.data;
    if (dayOf(mailedUntil) === dayOf(now.toISOString())) return 'nothing';
    const account = await store.latest(accountClass, owner, { fresh: true });
    if (account === undefined || !(await isMailable(account.data, world))) return 'nothing';
    const until = new Date(now.getTime() - NEW_OFFERS_WAIT_MINUTES * MINUTE_MS).toISOString();
    const body = await mailOf(world, { before, account: account.data, until });
    if (body === undefined) return 'nothing';
    await store.save({
      changes: [{ kind: 'update', before, data: { ...before.data, mailedUntil: until } }],
      by: 'system',
      changeset: 'new offers mailed',
      messages: [{ queue: 'mail', body }],
    });
    return 'mailed';
  } catch (error) {
    // The owner changed the searches during the run; the next day tells of the same offers.
    if (conflictingEntity(error) === id) return 'nothing';
    log.error('New offers were not mailed.', error, { searches: id });
    return 'failed';
  }
}

/**
 * Tells whether a mail that nobody waits for may go to the account: it is in use, its address is verified, or was that
 * of a user's sign-in, and mails arrive there: what was found in the last `NEW_OFFERS_DAYS` of a rest is told after
 * it. Farmers who sell nothing have no other way to verify an address.
 */
async function isMailable(account: Account, world: MailingWorld): Promise<boolean> {
  const { redactedOn, joinings = [], userData } = account;
  if (redactedOn !== undefined || accountState(account) === 'deactivated') return false;
  const verified = userData.emails.filter(({ status }) => status === 'verified');
  const known = [...verified, ...joinings];
  const own = mailedAddresses(account).filter((address) =>
    known.some(({ email }) => isSameAddress(address, email)),
  );
  return (await reachedOf(own, world)).length > 0;
}

async function mailOf(
  world: MailingWorld,
  {
    before: { id, data },
    account,
    until,
  }: { before: Entity<SavedSearches>; account: Account; until: string },
): Promise<MailMessage | undefined> {
  const locale = await readerLocale(account, world);
  const { owner, searches, mailedUntil = '', secret } = data;
  const oldest = new Date(Date.parse(until) - NEW_OFFERS_DAYS * DAY_MS).toISOString();
  const news = [];
  for (const search of searches.filter(({ mail }) => mail)) {
    const since = [search.since, mailedUntil, oldest].reduce((a, b) => (a > b ? a : b));
    news.push(...(await findNewOffers(world, { search, since, until, locale })));
  }
  if (news.length === 0 || secret === undefined) return undefined;
  return {
    messageId: world.newId(),
    to: owner,
    locale,
    template: 'newOffers',
    params: {
      country: account.staticData.country,
      searches: news,
      link: newOffersOffPath(id, secret),
    },
  };
}
