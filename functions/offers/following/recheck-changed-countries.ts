import type { World } from '#functions/kernel/context.ts';
import { savedLately } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import type { CountryChanged } from '#shared/offers/country-changed.ts';

/** The age of a save after which a country has been checked again by now: the timer runs every half hour. */
const LOOK_BACK_MS = HOUR_MS;

/**
 * Queues the offers of countries that were saved lately for their worker once more. An offer whose save began before
 * its country changed, and ended after the worker had passed, follows the older settings until then.
 */
export async function recheckChangedCountries(
  world: Pick<World, 'store' | 'search' | 'clock'>,
): Promise<void> {
  const changed = await savedLately(world, {
    entityClass: countryClass.name,
    ms: LOOK_BACK_MS,
  });
  await world.store.send(
    changed.map((country) => ({
      queue: 'offers',
      body: { country } satisfies CountryChanged,
    })),
  );
}
