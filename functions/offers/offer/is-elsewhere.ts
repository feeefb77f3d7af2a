import type { World } from '#functions/kernel/context.ts';
import { regionClass } from '#shared/countries/region.ts';

/** Tells whether an offer has come from one region to another for which another authority answers, or none. */
export async function isElsewhere(
  { store }: Pick<World, 'store'>,
  before: string | undefined,
  after: string | undefined,
): Promise<boolean> {
  if (before === undefined || after === undefined || before === after) return false;
  const regions = await store.latestOf(regionClass, [before, after], { fresh: true });
  const [first, second] = regions.map(({ data }) => data.aut);
  return first === undefined || first !== second;
}
