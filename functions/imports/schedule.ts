import type { World } from '#functions/kernel/context.ts';
import { resumeJobs } from '#functions/kernel/jobs/run-job.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { IMPORT_JOB } from './import-input.ts';

/** Queues imports again whose message was lost, or whose worker died. */
export async function sweep(here: World): Promise<void> {
  const resumed = await resumeJobs(here, { [IMPORT_JOB]: 'imports' });
  if (resumed > 0) here.log.info('Imports resumed.', { resumed });
}

export async function handler(): Promise<void> {
  await sweep(await currentWorld());
}
