import { presentWorld } from '#functions/kernel/world.ts';
import { endLapsedOffers } from './end-lapsed-offers.ts';
import { warnSuppliers } from './warn-suppliers.ts';

/** Runs every half hour; what it misses, the next run finds. */
export async function handler(): Promise<void> {
  const here = await presentWorld();
  const warnings = await warnSuppliers(here);
  const lapses = await endLapsedOffers(here);
  const sweep = {
    warned: warnings.warned,
    ended: lapses.ended,
    failed: warnings.failed + lapses.failed,
  };
  if (sweep.warned + sweep.ended > 0) here.log.info('Activity of suppliers swept.', sweep);
  // Makes the run fail, so that its alarm is heard; each cause was logged.
  if (sweep.failed > 0) throw new Error(`${sweep.failed} suppliers or offers were not swept.`);
}
