import type { World } from '#functions/kernel/context.ts';
import { savedLately } from '#functions/kernel/each-hit.ts';
import type { RegionsChanged } from '#shared/accounts/regions-changed.ts';
import { regionClass } from '#shared/countries/region.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';

/** The age of a save after which a region has been checked again by now: the timer runs every hour. */
const LOOK_BACK_MS = 2 * HOUR_MS;

/**
 * Queues the addresses of countries whose regions were saved lately for their worker once more. An address whose save
 * began before its region changed, and ended after the worker had passed, keeps the older region until then.
 */
export async function recheckChangedRegions(
  world: Pick<World, 'store' | 'search' | 'clock'>,
): Promise<void> {
  const changed = await savedLately(world, {
    entityClass: regionClass.name,
    ms: LOOK_BACK_MS,
  });
  const regions = await world.store.latestOf(regionClass, changed);
  const countries = new Set(regions.map(({ data }) => data.country));
  await world.store.send(
    [...countries].map((regionsOf) => ({
      queue: 'accounts',
      body: { regionsOf } satisfies RegionsChanged,
    })),
  );
}
