import type { World } from '#functions/kernel/context.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { warnSuppliers } from './confirming/warn-suppliers.ts';
import { followClock } from './following/follow-clock.ts';
import { recheckChangedCountries, recheckMergedBreeds } from './following/recheck-changes.ts';
import { mailNewOffers } from './telling/mail-new-offers.ts';

/**
 * Lets offers follow the clock and warns suppliers every half hour, and mails new offers once a day; what one run
 * misses, the next one finds.
 */
export async function sweep(here: World): Promise<void> {
  await recheckChangedCountries(here);
  await recheckMergedBreeds(here);
  const warnings = await warnSuppliers(here);
  const offers = await followClock(here);
  const news = await mailNewOffers(here);
  const result = {
    warned: warnings.warned,
    changed: offers.changed,
    mailed: news.mailed,
    failed: warnings.failed + offers.failed + news.failed,
  };
  if (result.warned + result.changed + result.mailed > 0) here.log.info('Offers swept.', result);
  // The error makes the run fail, so that its alarm is heard; each cause was logged.
  if (result.failed > 0)
    throw new Error(`${result.failed} suppliers, offers or searches were not swept.`);
}

export const handler = async (): Promise<void> => sweep(await currentWorld());
