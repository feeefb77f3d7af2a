import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import { type Applicability, belongsTo, isUsedIn } from '#shared/offers/offer-choices.ts';

export type Market = { readonly country: string; readonly kinds: readonly string[] };
type Entry<D> = { readonly before: D; readonly after: D };

/** Returns the countries and animal kinds in which an entry can be chosen before a change, and not after it. */
export async function lostMarkets<D>(
  { store, search }: Pick<World, 'store' | 'search'>,
  { before, after }: Entry<D>,
  isChosenIn: (data: D, country: string, kind: string) => boolean,
): Promise<Market[]> {
  const query = { entityClass: countryClass.name, group: 'all', keys: ['all'] };
  const countries = await store.latestOf(countryClass, await eachHitId(search, query));
  return countries
    .map(({ id, data }) => ({
      country: id,
      kinds: data.enabledAnimals.filter(
        (kind) => isChosenIn(before, id, kind) && !isChosenIn(after, id, kind),
      ),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** Tells whether forms offer the entry: one that names no animal kind or country is for all. */
export const isOfferedIn = (entry: Applicability, country: string, kind: string): boolean =>
  isUsedIn(entry, country) && belongsTo(entry, kind);
