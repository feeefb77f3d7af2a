import type { World } from '#functions/kernel/context.ts';
import { regionClass } from '#shared/countries/region.ts';
import type { Offer } from '#shared/offers/offer.ts';

type Whereabouts = { readonly region?: string | undefined; readonly citycode?: string | undefined };

/**
 * Tells whether an offer has come to another postal code, for which another authority answers, or none. A code that
 * itself comes to another authority takes its offers along as they were decided.
 */
export async function isElsewhere(
  { store }: Pick<World, 'store'>,
  before: Pick<Offer, 'region' | 'place'> | undefined,
  after: Whereabouts | undefined,
): Promise<boolean> {
  if (before === undefined || after?.region === undefined) return false;
  if (before.region === after.region || before.place.citycode === after.citycode) return false;
  const regions = await store.latestOf(regionClass, [before.region, after.region], { fresh: true });
  const [first, second] = regions.map(({ data }) => data.aut);
  return first === undefined || first !== second;
}

/** Returns where an offer's animals are, after it was moved to a place. */
export const whereaboutsOf = ({ region, place }: Partial<Offer>): Whereabouts => ({
  region,
  citycode: place?.citycode,
});
