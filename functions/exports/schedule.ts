import type { World } from '#functions/kernel/context.ts';
import { resumeJobs } from '#functions/kernel/jobs/run-job.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { EXPORT_JOB } from './own-export.ts';

/** Queues exports again whose message was lost, or whose worker died. */
export async function sweep(here: World): Promise<void> {
  const resumed = await resumeJobs(here, { [EXPORT_JOB]: 'exports' });
  if (resumed > 0) here.log.info('Exports resumed.', { resumed });
}

export async function handler(): Promise<void> {
  await sweep(await currentWorld());
}
