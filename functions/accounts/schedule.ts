import { presentWorld } from '#functions/kernel/world.ts';
import { checkCertifications } from './check-certifications.ts';
import { isNight } from './is-night.ts';

/** Runs every hour, and works in the night; what one run leaves, the next one finds. */
export async function handler(): Promise<void> {
  const here = await presentWorld();
  if (!isNight(here.clock.now())) return;
  const sweep = await checkCertifications(here);
  if (sweep.checked + sweep.failed > 0) here.log.info('Certifications checked.', sweep);
  // Makes the run fail, so that its alarm is heard; each cause was logged.
  if (sweep.failed > 0) throw new Error(`${sweep.failed} certifications were not checked.`);
}
