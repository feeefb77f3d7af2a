import type { World } from '#functions/kernel/context.ts';
import { presentWorld } from '#functions/kernel/world.ts';
import { closeDueSteps } from './close-due-steps.ts';

/** Runs every few minutes; what it misses, the next run finds. */
export async function sweep(here: World): Promise<void> {
  const result = await closeDueSteps(here);
  if (result.closed > 0) here.log.info('Steps closed by time.', result);
  // Makes the run fail, so that its alarm is heard; each cause was logged.
  if (result.failed > 0) throw new Error(`${result.failed} due steps were not closed.`);
}

export const handler = async (): Promise<void> => sweep(await presentWorld());
