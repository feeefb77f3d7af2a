import type { World } from '#functions/kernel/context.ts';
import { sendPulse } from '#functions/kernel/jobs/outbox-pulse.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { sweepDueSteps } from './deciding/sweep-due-steps.ts';

/** Works off due steps every few minutes; requests that one run misses, the next one finds. */
export async function sweep(here: World): Promise<void> {
  const result = await sweepDueSteps(here);
  const { failed, ...done } = result;
  if (Object.values(done).some((count) => count > 0)) here.log.info('Steps swept.', result);
  // The error makes the run fail, so that its alarm is heard; each cause was logged.
  if (failed > 0) throw new Error(`The timers of ${failed} steps were not heeded.`);
}

export async function handler(): Promise<void> {
  const here = await currentWorld();
  // This timer runs most often of all, and so shows first that nothing leaves the outbox.
  await sendPulse('requests', here);
  await sweep(here);
}
