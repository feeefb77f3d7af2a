import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import type { CountryChanged } from '#shared/offers/country-changed.ts';

/** The age of a save after which a country has been checked again by now: the timer runs every half hour. */
const LOOK_BACK_MS = HOUR_MS;

/**
 * Queues the offers of countries that were saved lately for their worker once more. An offer whose save began before
 * its country changed, and ended after the worker had passed, follows the older settings until then.
 */
export async function recheckChangedCountries({
  store,
  search,
  clock,
}: Pick<World, 'store' | 'search' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS).toISOString();
  const changed = await eachHitId(search, {
    entityClass: countryClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'updated', comparison: 'gt', value: since },
  });
  if (changed.length === 0) return;
  await store.send(
    changed.map((country) => ({
      queue: 'offers',
      body: { country } satisfies CountryChanged,
    })),
  );
}
