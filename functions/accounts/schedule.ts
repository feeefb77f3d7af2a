import type { World } from '#functions/kernel/context.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { checkCertifications } from './customers/check-certifications.ts';
import { recheckChangedRegions } from './offices/recheck-changed-regions.ts';

/** The hours, in UTC, in which registers are asked for thousands of farmers, because few people use them then. */
const NIGHT = { from: 0, to: 4 } as const;

export function isNight(now: Date): boolean {
  const hour = now.getUTCHours();
  return hour >= NIGHT.from && hour < NIGHT.to;
}

/**
 * Lets addresses follow changed regions once more every hour, and checks certifications in those of the night; farmers
 * that one run leaves, the next one finds.
 */
export async function sweep(here: World): Promise<void> {
  await recheckChangedRegions(here);
  if (!isNight(here.clock.now())) return;
  const result = await checkCertifications(here);
  const unchecked = result.refused + result.failed;
  if (result.checked + unchecked > 0) here.log.info('Certifications checked.', result);
  // The error makes the run fail, so that its alarm is heard; each cause was logged.
  if (unchecked > 0) throw new Error(`${unchecked} certifications were not checked.`);
}

export const handler = async (): Promise<void> => sweep(await currentWorld());
