import type { Acting, World } from '#functions/kernel/context.ts';
import { countryClass } from '#shared/countries/country.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findCities } from './find-cities.ts';
import { loadedPlaces } from './loaded-places.ts';
import { type MatchRegion, makeMatchRegion } from './match-region.ts';
import type { PlaceIndex } from './place-index.ts';
import { regionsIn } from './region-coverage.ts';
import { regionsOf } from './regions-of.ts';

/**
 * Returns the id of the region of a postal code in a country (entity id); undefined when no region fits, or no such
 * code exists. Where a country has no postal codes loaded, the prefixes of its regions decide alone.
 */
export async function regionOf(
  context: Acting,
  { country, citycode }: { readonly country: string; readonly citycode: string },
): Promise<string | undefined> {
  const [matchRegion, index] = await Promise.all([
    regionsOf(context, country),
    placesOf(context, country),
  ]);
  return regionAt({ matchRegion, index }, citycode);
}

/** The regions of a country at one moment. */
export type CurrentRegions = {
  /** Returns the id of the region of a postal code; undefined when no region fits. */
  readonly at: (citycode: string) => string | undefined;
  /** Tells whether the stored regions are still these. */
  readonly areCurrent: () => Promise<boolean>;
};

/** Returns the regions of a country as they are stored now. */
export async function currentRegions(
  world: Pick<World, 'store' | 'search' | 'files' | 'clock'>,
  country: string,
): Promise<CurrentRegions> {
  const regions = await regionsIn(world, country);
  const matchRegion = makeMatchRegion(regions);
  const index = await placesOf(world, country);
  return {
    at: (citycode) => regionAt({ matchRegion, index }, citycode),
    areCurrent: async () => revisionsOf(await regionsIn(world, country)) === revisionsOf(regions),
  };
}

const revisionsOf = (regions: readonly Entity[]): string =>
  regions
    .map(({ id, rev }) => `${id} ${rev}`)
    .toSorted()
    .join();

function regionAt(
  { matchRegion, index }: { matchRegion: MatchRegion; index: PlaceIndex | undefined },
  citycode: string,
): string | undefined {
  if (index === undefined || index.table.codes.code.length === 0) return matchRegion({ citycode });
  const [city] = findCities(index, { citycode, usefuzzy: false });
  // A search takes the beginning of a code; an address has a whole one.
  const isKnown = city?.code && placeCode(citycode).startsWith(placeCode(city.code));
  return isKnown ? matchRegion({ citycode, area: city.area }) : undefined;
}

async function placesOf(
  context: Pick<World, 'store' | 'files' | 'clock'>,
  country: string,
): Promise<PlaceIndex | undefined> {
  const entity = await context.store.latest(countryClass, country);
  return entity && loadedPlaces(context, entity.data.code);
}
