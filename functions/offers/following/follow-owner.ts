import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { isElsewhere, whereaboutsOf } from '#functions/offers/offer/is-elsewhere.ts';
import { refreshedOffer } from '#functions/offers/offer/refreshed-offer.ts';
import { salePlaceOf } from '#functions/offers/offer/sale-place-of.ts';
import { isArchiving } from '#functions/offers/saving/complete-offer.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

type FollowWorld = Pick<World, 'store' | 'search' | 'clock'>;

/** The rounds after which the worker gives up while the owner changes again and again. */
const ROUNDS = 5;

/**
 * Brings all offers of an owner in line with its account: whether they may be found, and where the animals are. It
 * may run again, after it was broken off too. It ends only when the account is unchanged, so that of several runs at
 * once the last one leaves the offers right.
 * @throws when the account does not come to rest
 */
export async function followOwner(world: FollowWorld, ownerId: string): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const owner = await world.store.latest(accountClass, ownerId, { fresh: true });
    await followAll(world, ownerId, owner?.data);
    const after = await world.store.latest(accountClass, ownerId, { fresh: true });
    if (after?.rev === owner?.rev) return;
  }
  throw new Error('The account keeps changing; its offers are brought in line later.');
}

async function followAll(
  world: FollowWorld,
  ownerId: string,
  account: Account | undefined,
): Promise<void> {
  const query = { entityClass: offerClass.name, group: 'owner', keys: [ownerId] };
  for await (const ids of eachHit(world.search, query)) {
    for (const entity of await world.store.latestOf(offerClass, ids, { fresh: true })) {
      await follow(world, entity, account);
    }
  }
}

/**
 * Brings an offer in line: reads it again when somebody else saved it, and again when its country changed meanwhile.
 */
async function follow(
  { store, clock }: FollowWorld,
  entity: Entity<Offer>,
  account: Account | undefined,
): Promise<void> {
  let before: Entity<Offer> | undefined = entity;
  while (before !== undefined) {
    const { id, data: offer }: Entity<Offer> = before;
    const country = await store.latest(countryClass, offer.country, { fresh: true });
    const moved = placeOf(offer, account);
    const data = refreshedOffer(offer, {
      owner: account,
      country: country?.data,
      moved,
      isElsewhere: await isElsewhere({ store }, offer, whereaboutsOf(moved)),
      now: clock.now(),
    });
    if (data === undefined) return;
    try {
      const changes = [{ kind: 'update', before, data } as const];
      await store.save({ changes, by: 'system', changeset: 'owner changed' });
      const after = await store.latest(countryClass, offer.country, { fresh: true });
      if (after?.rev === country?.rev) return;
    } catch (error) {
      if (conflictingEntity(error) !== id) throw error;
    }
    before = await store.latest(offerClass, id, { fresh: true });
  }
}

/**
 * Returns the present place of the offer's location of sale; none where nothing can be sold from the location any
 * more.
 */
export function placeOf(offer: Offer, account: Account | undefined): Partial<Offer> {
  if (account === undefined || isArchiving(offer)) return {};
  try {
    return salePlaceOf(account, offer);
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}
