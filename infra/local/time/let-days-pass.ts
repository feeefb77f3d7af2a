import type { World } from '#functions/kernel/context.ts';
import { everyHitId } from '#functions/kernel/every-hit.ts';
import { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { historyAt } from '#shared/offers/history-after.ts';
import { Offer, offerClass } from '#shared/offers/offer.ts';

type PassingWorld = Pick<World, 'store' | 'search' | 'clock'>;

/**
 * For the offers of one person it is as if so many days had passed: everything that was confirmed, warned of and shown
 * is so much longer ago. Nobody else's clock moves. How many offers are older now.
 */
export async function letDaysPass(
  world: PassingWorld,
  person: string,
  days: number,
): Promise<number> {
  const earlier = (instant: string) => new Date(Date.parse(instant) - days * DAY_MS).toISOString();
  let offers = 0;
  const idsIn = (entityClass: string, group: string, key: string) =>
    everyHitId(world.search, { entityClass, group, keys: [key] });
  for (const account of await idsIn('account', 'user', person)) {
    const ids = await idsIn(offerClass.name, 'owner', account);
    await age(world, account, ({ data }) => olderAccount(Account.parse(data), earlier));
    for (const id of ids)
      await age(world, id, ({ data }) => olderOffer(Offer.parse(data), earlier, world.clock.now()));
    offers += ids.length;
  }
  return offers;
}

type Earlier = (instant: string) => string;

function olderAccount(account: Account, earlier: Earlier): Account {
  const supData = account.userData.supData.map((entry) => ({
    ...entry,
    ...(entry.activityConfirmedOn && { activityConfirmedOn: earlier(entry.activityConfirmedOn) }),
    ...(entry.activityWarnedOn && { activityWarnedOn: earlier(entry.activityWarnedOn) }),
  }));
  return { ...account, userData: { ...account.userData, supData } };
}

function olderOffer(offer: Offer, earlier: Earlier, now: Date): Offer {
  const history = offer.history.map(({ begin, end }) => ({
    begin: earlier(begin),
    ...(end && { end: earlier(end) }),
  }));
  const older = {
    ...offer,
    activityUntil: earlier(offer.activityUntil),
    ...(offer.confirmedOn && { confirmedOn: earlier(offer.confirmedOn) }),
    history,
  };
  // The timer would not look so far back: it has been there since.
  return { ...older, history: historyAt(older, now) };
}

async function age(
  { store }: PassingWorld,
  id: string,
  older: (before: Entity) => object,
): Promise<void> {
  const before = await store.latest(id, { fresh: true });
  if (before === undefined) return;
  const changes = [{ kind: 'update', before, data: older(before) } as const];
  await store.save({ changes, by: 'system', changeset: 'days let pass' });
}
