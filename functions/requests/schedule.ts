import { presentWorld } from '#functions/kernel/world.ts';
import { closeDueSteps } from './close-due-steps.ts';

/** Runs every few minutes; what it misses, the next run finds. */
export async function handler(): Promise<void> {
  const here = await presentWorld();
  const sweep = await closeDueSteps(here);
  if (sweep.closed > 0) here.log.info('Steps closed by time.', sweep);
  // Makes the run fail, so that its alarm is heard; each cause was logged.
  if (sweep.failed > 0) throw new Error(`${sweep.failed} due steps were not closed.`);
}
