import type { World } from '#functions/kernel/context.ts';
import { savedLately } from '#functions/kernel/each-hit.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { OffergroupMerged } from '#shared/masterdata/offergroup-merged.ts';

/** The age of a merge after which a breed has been checked again by now: the timer runs every half hour. */
const LOOK_BACK_MS = HOUR_MS;

/**
 * Queues breeds that were merged lately for the workers once more. An offer or a request whose save began before the
 * merge, and ended after the worker had passed, names the merged breed until then.
 */
export async function recheckMergedBreeds(
  world: Pick<World, 'store' | 'search' | 'clock'>,
): Promise<void> {
  const merged = await savedLately(world, {
    entityClass: offergroupClass.name,
    ms: LOOK_BACK_MS,
    also: [{ field: 'sameAs', comparison: 'exists', value: true }],
  });
  const bodies = merged.map((id): OffergroupMerged => ({ merged: id }));
  await world.store.send(
    bodies.flatMap((body) => [
      { queue: 'offers', body },
      { queue: 'requests', body },
    ]),
  );
}
