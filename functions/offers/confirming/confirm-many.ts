import type { World } from '#functions/kernel/context.ts';
import type { ShardQuery } from '#functions/kernel/search/search.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { CONFIRMABLE, confirmedOffer, isConfirmable } from '#shared/offers/activity.ts';
import type { ActivityConfirmed } from '#shared/offers/activity-confirmed.ts';
import { CONFIRMATIONS_A_RUN, OFFERS_A_CONFIRMATION } from '#shared/offers/limits.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import type { Confirmation } from './confirmation.ts';

type ConfirmWorld = Pick<World, 'store' | 'search' | 'clock' | 'random'>;

/** Returns the search for the owner's offers in the country that are not confirmed until then. */
export function offersOf({ owner, country, until }: Confirmation): ShardQuery {
  return {
    entityClass: offerClass.name,
    group: 'owner',
    keys: [owner],
    filter: {
      $and: [
        { field: 'country', comparison: 'eq', value: country },
        { field: 'activityUntil', comparison: 'lt', value: until },
        ...CONFIRMABLE,
      ],
    },
  };
}

/** Confirms these offers, a portion in each save. Returns how many were confirmed. */
export async function confirmAll(
  world: ConfirmWorld,
  confirmation: Confirmation,
  ids: readonly string[],
): Promise<number> {
  let confirmed = 0;
  for (let start = 0; start < ids.length; start += OFFERS_A_CONFIRMATION) {
    const portion = ids.slice(start, start + OFFERS_A_CONFIRMATION);
    confirmed += await confirmPortion(world, confirmation, portion);
  }
  return confirmed;
}

/**
 * Confirms a supplier's offers portion by portion. The search does not find confirmed offers again, so that a run
 * that was broken off, or came twice, goes on where the other stood; offers left after a run go back to the queue.
 */
export async function confirmMany(
  world: ConfirmWorld,
  { confirms: owner, country, until }: ActivityConfirmed,
): Promise<void> {
  const confirmation = { owner, country, until };
  const query = offersOf(confirmation);
  for (let portions = 0; portions < CONFIRMATIONS_A_RUN; portions++) {
    const pagination = { start: 0, limit: OFFERS_A_CONFIRMATION };
    const { items } = await world.search.hits({ ...query, sorting: [], pagination });
    if (items.length === 0) return;
    await confirmPortion(
      world,
      confirmation,
      items.map(({ id }) => id),
    );
  }
  const body: ActivityConfirmed = { confirms: owner, country, until };
  await world.store.send([{ queue: 'offers', body }]);
}

/** Confirms a portion; when somebody else saves one of its offers meanwhile, all are read again. */
function confirmPortion(
  world: ConfirmWorld,
  { owner, until }: Confirmation,
  ids: readonly string[],
): Promise<number> {
  const { store, clock } = world;
  return retryOnConflict(world, async () => {
    const now = clock.now();
    const changes = (await store.latestOf(offerClass, ids, { fresh: true })).flatMap(
      (before): EntityChange[] => {
        const offer = before.data;
        if (!isConfirmable(offer) || offer.activityUntil >= until) return [];
        return [{ kind: 'update', before, data: confirmedOffer(offer, until, now) }];
      },
    );
    if (changes.length > 0) await store.save({ changes, by: owner, changeset: 'confirm activity' });
    return changes.length;
  });
}
