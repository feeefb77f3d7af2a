import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { RegionsChanged } from '#shared/accounts/regions-changed.ts';
import { regionClass } from '#shared/countries/region.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';

/** The age of a save after which a region has been checked again by now: the timer runs every hour. */
const LOOK_BACK_MS = 2 * HOUR_MS;

/**
 * Queues the addresses of countries whose regions were saved lately for their worker once more. An address whose save
 * began before its region changed, and ended after the worker had passed, keeps the older region until then.
 */
export async function recheckChangedRegions({
  store,
  search,
  clock,
}: Pick<World, 'store' | 'search' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS).toISOString();
  const changed = await eachHitId(search, {
    entityClass: regionClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'updated', comparison: 'gt', value: since },
  });
  const regions = await store.latestOf(regionClass, changed);
  const countries = new Set(regions.map(({ data }) => data.country));
  await store.send(
    [...countries].map((regionsOf) => ({
      queue: 'accounts',
      body: { regionsOf } satisfies RegionsChanged,
    })),
  );
}
