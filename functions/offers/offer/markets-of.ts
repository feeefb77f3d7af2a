import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { marketKey } from '#shared/offers/offer-groups.ts';

export type Market = { readonly country: string; readonly keys: readonly string[] };

/**
 * Returns the shards that hold all offers of each country, so that a sweep reads no others. Animal kinds that a
 * country does not list any more have offers too.
 */
export async function marketsOf({ search }: Pick<World, 'search'>): Promise<Market[]> {
  const idsOf = (entityClass: string) =>
    eachHitId(search, { entityClass, group: 'all', keys: ['all'] });
  const [countries, kinds] = await Promise.all([
    idsOf(countryClass.name),
    idsOf(animalkindClass.name),
  ]);
  return countries.map((country) => ({
    country,
    keys: kinds.map((kind) => marketKey(country, kind)),
  }));
}
