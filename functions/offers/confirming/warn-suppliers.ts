import type { World } from '#functions/kernel/context.ts';
import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { readerLocale } from '#functions/mail/public.ts';
import { type Market, marketsOf } from '#functions/offers/offer/markets-of.ts';
import { supplierDataOf } from '#functions/offers/offer/supplier-data-of.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { DAY_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { ACTIVITY_NOTICE_DAYS, CONFIRMABLE, isWarningDue } from '#shared/offers/activity.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/** The time of one sweep; the next one goes on. */
const SWEEP_MS = 3 * MINUTE_MS;

type SweepWorld = Pick<World, 'store' | 'search' | 'clock' | 'newId' | 'log'>;

/** The offers of a supplier in a country that end soon. */
type Ending = { readonly country: string; readonly count: number; readonly first: Date };

/**
 * Mails suppliers whose offers are about to lapse. One save holds count and mail, and only on top of the account as
 * it was read, so that sweeps that overlap, or die, neither lose a warning nor send it twice. A supplier whose save
 * fails does not keep the others waiting.
 */
export async function warnSuppliers(
  world: SweepWorld,
): Promise<{ readonly warned: number; readonly failed: number }> {
  const results: Result[] = [];
  const run = beginRun(world.clock, SWEEP_MS);
  for await (const market of run.each(await marketsOf(world))) {
    for await (const [owner, ending] of run.each(await endingSoon(world, market))) {
      results.push(await warn(world, owner, ending));
    }
  }
  if (run.hasLeft()) world.log.info('timer left work', { timer: 'offers' });
  const countOf = (result: Result) => results.filter((other) => other === result).length;
  return { warned: countOf('warned'), failed: countOf('failed') };
}

async function endingSoon(
  { search, clock }: SweepWorld,
  { country, keys }: Market,
): Promise<Map<string, Ending>> {
  const now = clock.now();
  const last = new Date(now.getTime() + ACTIVITY_NOTICE_DAYS * DAY_MS);
  const endings = new Map<string, Ending>();
  for (const key of keys) {
    const rows = await search.aggregate({
      entityClass: offerClass.name,
      group: 'market',
      keys: [key],
      filter: {
        $and: [
          { field: 'activityUntil', comparison: 'gt', value: now.toISOString() },
          { field: 'activityUntil', comparison: 'lte', value: last.toISOString() },
          { field: 'ownerActive', comparison: 'eq', value: true },
          ...CONFIRMABLE,
        ],
      },
      groupBy: ['owner'],
      metrics: [
        { op: 'count', as: 'count' },
        { op: 'min', field: 'activityUntil', as: 'first' },
      ],
    });
    for (const { key: group, values } of rows) {
      const owner = String(group.owner);
      const ending = endings.get(owner);
      endings.set(owner, {
        country,
        count: (ending?.count ?? 0) + (values.count ?? 0),
        first: new Date(Math.min(ending?.first.getTime() ?? last.getTime(), values.first ?? 0)),
      });
    }
  }
  return endings;
}

type Result = 'warned' | 'notDue' | 'late' | 'failed';

async function warn(world: SweepWorld, owner: string, ending: Ending): Promise<Result> {
  const { store, clock, log } = world;
  try {
    const before = await store.latest(accountClass, owner, { fresh: true });
    if (before === undefined) return 'late';
    const now = clock.now();
    const account = before.data;
    const entry = supplierDataOf(account, ending.country);
    if (entry === undefined || !isWarningDue(ending.first, entry, now)) return 'notDue';
    const body = await warningMail(owner, account, ending, world);
    await store.save({
      changes: [{ kind: 'update', before, data: warnedAccount(account, ending.country, now) }],
      by: 'system',
      changeset: 'activity warning',
      messages: [{ queue: 'mail', body }],
    });
    return 'warned';
  } catch (error) {
    if (conflictingEntity(error) === owner) return 'late';
    log.error('A supplier was not warned.', error, { owner });
    return 'failed';
  }
}

function warnedAccount(account: Account, country: string, now: Date): Account {
  const supData = account.userData.supData.map((entry) =>
    entry.country === country
      ? {
          ...entry,
          activityWarningsMailsSent: entry.activityWarningsMailsSent + 1,
          activityWarnedOn: now.toISOString(),
        }
      : entry,
  );
  return { ...account, userData: { ...account.userData, supData } };
}

async function warningMail(
  to: string,
  account: Account,
  { country, count, first }: Ending,
  world: Pick<World, 'store' | 'newId'>,
): Promise<MailMessage> {
  return {
    messageId: world.newId(),
    to,
    locale: await readerLocale(account, world),
    template: 'activityWarning',
    params: { country, count, until: first.toISOString() },
  };
}
