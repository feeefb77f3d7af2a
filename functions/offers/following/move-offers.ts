import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { offersOfBreed, remainingOffergroup } from '#functions/masterdata/public.ts';
import { missingoffergroupClass } from '#shared/contact/missingoffergroup.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { OffergroupMerged } from '#shared/masterdata/offergroup-merged.ts';
import { historyAt } from '#shared/offers/history-after.ts';
import { CONFIRMATIONS_A_RUN, OFFERS_A_CONFIRMATION } from '#shared/offers/limits.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/** The fields of the administration's own entities that name a breed. */
const NAMING = [
  { type: missingoffergroupClass, field: 'offergroup' },
  { type: offergroupClass, field: 'sameAs' },
] as const;

type MoveWorld = Pick<World, 'store' | 'search' | 'random' | 'clock'>;

/**
 * Moves the offers of a merged breed to the remaining one, portion by portion. The search does not find moved offers
 * again, so that a run that was broken off, or came twice, goes on where the other stood; offers left after a run go
 * back to the queue. At the end the entities of the administration that name the breed follow.
 */
export async function moveOffers(world: MoveWorld, { merged }: OffergroupMerged): Promise<void> {
  const breed = await world.store.latest(offergroupClass, merged, { fresh: true });
  if (breed?.data.sameAs === undefined) return;
  let portions = 0;
  for (const query of await offersOfBreed(world, breed)) {
    for (;;) {
      if (portions === CONFIRMATIONS_A_RUN) {
        const body: OffergroupMerged = { merged };
        await world.store.send([{ queue: 'offers', body }]);
        return;
      }
      const pagination = { start: 0, limit: OFFERS_A_CONFIRMATION };
      const { items } = await world.search.hits({ ...query, sorting: [], pagination });
      if (items.length === 0) break;
      await movePortion(
        world,
        merged,
        items.map(({ id }) => id),
      );
      portions += 1;
    }
  }
  await followMerge(world, merged);
}

/** Moves a portion; when an owner saves one of its offers meanwhile, all are read again. */
function movePortion(world: MoveWorld, merged: string, ids: readonly string[]): Promise<void> {
  const { store, clock } = world;
  return retryOnConflict(world, async () => {
    const find = (id: string) => store.latest(offergroupClass, id, { fresh: true });
    const offergroup = await remainingOffergroup(find, merged);
    const now = clock.now();
    const changes = (await store.latestOf(offerClass, ids, { fresh: true })).flatMap(
      (before): EntityChange[] =>
        before.data.offergroup === merged
          ? [
              {
                kind: 'update',
                before,
                data: { ...before.data, offergroup, history: historyAt(before.data, now) },
              },
            ]
          : [],
    );
    if (changes.length > 0) await store.save({ changes, by: 'system', changeset: 'breeds merged' });
  });
}

type FollowWorld = Pick<World, 'store' | 'search' | 'random'>;

/**
 * Makes answers to missed breeds, and breeds that were merged before, name the remaining breed. This may run again.
 */
async function followMerge(world: FollowWorld, merged: string): Promise<void> {
  const { store, search } = world;
  const find = (id: string) => store.latest(offergroupClass, id, { fresh: true });
  const remaining = await remainingOffergroup(find, merged);
  for (const { type, field } of NAMING) {
    const filter = { field, comparison: 'eq', value: merged } as const;
    const query = { entityClass: type.name, group: 'all', keys: ['all'], filter };
    for await (const ids of eachHit(search, query)) {
      for (const id of ids) await retryOnConflict(world, () => rename(id, field));
    }
  }

  async function rename(id: string, field: string): Promise<void> {
    const before = await store.untyped.latest(id, { fresh: true });
    if (before?.data[field] !== merged) return;
    await store.save({
      changes: [{ kind: 'update', before, data: { ...before.data, [field]: remaining } }],
      by: 'system',
      changeset: 'breeds merged',
    });
  }
}
