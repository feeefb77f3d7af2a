import type { World } from '#functions/kernel/context.ts';
import { savedLately } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { OffergroupMerged } from '#shared/masterdata/offergroup-merged.ts';
import type { CountryChanged } from '#shared/offers/country-changed.ts';

/** The age of a save after which its entity has been checked again by now: the timer runs every half hour. */
const LOOK_BACK_MS = HOUR_MS;

/**
 * Queues the offers of countries that were saved lately for their worker once more. An offer whose save began before
 * its country changed, and ended after the worker had passed, follows the older settings until then.
 */
export async function recheckChangedCountries(
  world: Pick<World, 'store' | 'search' | 'clock'>,
): Promise<void> {
  const changed = await savedLately(world, { entityClass: countryClass.name, ms: LOOK_BACK_MS });
  const bodies = changed.map((country): CountryChanged => ({ country }));
  await world.store.send(bodies.map((body) => ({ queue: 'offers', body })));
}

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
