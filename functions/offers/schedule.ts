import type { World } from '#functions/kernel/context.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { endLapsedOffers } from './end-lapsed-offers.ts';
import { recheckChangedCountries } from './recheck-changed-countries.ts';
import { recheckMergedBreeds } from './recheck-merged-breeds.ts';
import { warnSuppliers } from './warn-suppliers.ts';

/** Ends offers and warns suppliers every half hour; offers that one run misses, the next one finds. */
export async function sweep(here: World): Promise<void> {
  await recheckChangedCountries(here);
  await recheckMergedBreeds(here);
  const warnings = await warnSuppliers(here);
  const lapses = await endLapsedOffers(here);
  const result = {
    warned: warnings.warned,
    ended: lapses.ended,
    failed: warnings.failed + lapses.failed,
  };
  if (result.warned + result.ended > 0) here.log.info('Activity of suppliers swept.', result);
  // The error makes the run fail, so that its alarm is heard; each cause was logged.
  if (result.failed > 0) throw new Error(`${result.failed} suppliers or offers were not swept.`);
}

export const handler = async (): Promise<void> => sweep(await currentWorld());
