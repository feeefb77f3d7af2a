import { isDeepStrictEqual } from 'node:util';
import type { World } from '#functions/kernel/context.ts';
import { everyHit } from '#functions/kernel/every-hit.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { Account } from '#shared/accounts/account.ts';
import { Country } from '#shared/countries/country.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { historyAfter, historyAt, isOnline } from '#shared/offers/history-after.ts';
import { Offer, offerClass } from '#shared/offers/offer.ts';
import { isShelved } from './complete-offer.ts';
import { mayPublish } from './may-publish.ts';
import { salePlaceOf } from './sale-place-of.ts';

type FollowWorld = Pick<World, 'store' | 'search' | 'clock'>;

/** The owner changed again and again while its offers were brought in line. */
const ROUNDS = 5;

/**
 * Brings all offers of an owner in line with its account: whether they may be found, and where the animals are. May
 * be done again, after it was broken off too. Ends only when the account is still what the offers follow, so of
 * several at work at the same time the last one leaves them right.
 * @throws when the account does not come to rest
 */
export async function followOwner(world: FollowWorld, ownerId: string): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const owner = await world.store.latest(ownerId, { fresh: true });
    await followAll(world, ownerId, owner);
    const after = await world.store.latest(ownerId, { fresh: true });
    if (after?.rev === owner?.rev) return;
  }
  throw new Error('The account keeps changing; its offers are brought in line later.');
}

async function followAll(
  world: FollowWorld,
  ownerId: string,
  owner: Entity | undefined,
): Promise<void> {
  const account = owner && Account.parse(owner.data);
  const query = { entityClass: offerClass.name, group: 'owner', keys: [ownerId] };
  for await (const ids of everyHit(world.search, query)) {
    for (const entity of await world.store.latestOf(ids, { fresh: true })) {
      await follow(world, entity, account);
    }
  }
}

/** Somebody else may be saving the offer: then it is read anew. */
async function follow(
  world: FollowWorld,
  entity: Entity,
  account: Account | undefined,
): Promise<void> {
  for (let before: Entity | undefined = entity; before !== undefined; ) {
    const offer = Offer.parse(before.data);
    const data = await inLine(world, offer, account);
    if (isDeepStrictEqual(data, offer)) return;
    try {
      const changes = [{ kind: 'update', before, data } as const];
      await world.store.save({ changes, by: 'system', changeset: 'owner changed' });
      return;
    } catch (error) {
      if (conflictingEntity(error) !== before.id) throw error;
      before = await world.store.latest(before.id, { fresh: true });
    }
  }
}

async function inLine(
  { store, clock }: FollowWorld,
  offer: Offer,
  account: Account | undefined,
): Promise<Offer> {
  const country = await store.latest(offer.country);
  const ownerActive =
    account !== undefined &&
    country !== undefined &&
    mayPublish(account, offer.country, Country.parse(country.data));
  const changed = { ...offer, ...placeOf(offer, account), ownerActive };
  const now = clock.now();
  const history = historyAfter(historyAt(offer, now), isOnline(changed, now), now);
  return Offer.parse(JSON.parse(JSON.stringify({ ...changed, history })));
}

/** Where the location of sale is now; one that cannot be sold from any more leaves the offer where it was. */
function placeOf(offer: Offer, account: Account | undefined): Partial<Offer> {
  if (account === undefined || isShelved(offer)) return {};
  try {
    return salePlaceOf(account, offer);
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}
