import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { EntityType } from '#functions/kernel/store/entity-as.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { historyAt } from '#shared/offers/history-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { moveInstantsBack } from './move-instants-back.ts';

type PassingWorld = Pick<World, 'store' | 'search' | 'clock'>;

/** The number of offers and requests that are older now. */
export type Aged = { readonly offers: number; readonly requests: number };

/**
 * Makes the offers of one person, and the requests in which this person is a party, so many days older: every
 * confirmation, warning, sending and reminder in them is so much longer ago. Other entities of the parties stay as
 * they are.
 */
export async function letDaysPass(
  world: PassingWorld,
  person: string,
  days: number,
): Promise<Aged> {
  const earlier = (instant: string) => new Date(Date.parse(instant) - days * DAY_MS).toISOString();
  const offers = new Set<string>();
  const requests = new Set<string>();
  const idsIn = (entityClass: string, group: string, key: string) =>
    eachHitId(world.search, { entityClass, group, keys: [key] });
  for (const account of await idsIn('account', 'user', person)) {
    for (const id of await idsIn(offerClass.name, 'owner', account)) offers.add(id);
    for (const id of await idsIn(requestProcessClass.name, 'party', account)) requests.add(id);
    await age(world, { type: accountClass, id: account }, (data) => olderAccount(data, earlier));
  }
  for (const id of offers)
    await age(world, { type: offerClass, id }, (data) =>
      olderOffer(data, earlier, world.clock.now()),
    );
  for (const id of requests)
    await age(world, { type: requestProcessClass, id }, (data) =>
      moveInstantsBack(data, days * DAY_MS),
    );
  return { offers: offers.size, requests: requests.size };
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
    confirmedOn: earlier(offer.confirmedOn),
    history,
  };
  // The history is brought up to now here, because the timer would not look so far back.
  return { ...older, history: historyAt(older, now) };
}

async function age<D extends Record<string, unknown>>(
  { store }: PassingWorld,
  { type, id }: { readonly type: EntityType<D>; readonly id: string },
  older: (data: D) => object,
): Promise<void> {
  const before = await store.latest(type, id, { fresh: true });
  if (before === undefined) return;
  const changes = [{ kind: 'update', before, data: older(before.data) } as const];
  await store.save({ changes, by: 'system', changeset: 'days let pass' });
}
