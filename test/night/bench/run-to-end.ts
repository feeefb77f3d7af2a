import { exportFile } from '#functions/exports/export-file.ts';
import { EXPORT_JOB } from '#functions/exports/own-export.ts';
import { importFile } from '#functions/imports/import-file.ts';
import { IMPORT_JOB } from '#functions/imports/import-input.ts';
import type { World } from '#functions/kernel/context.ts';
import { runJob } from '#functions/kernel/jobs/run-job.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import { isOver } from '#shared/kernel/job.ts';

/** The kinds of jobs by their queues; exports in portions of a page, because a worker without progress is given up. */
const KINDS = {
  imports: { [IMPORT_JOB]: importFile },
  exports: { [EXPORT_JOB]: exportFile({ pages: 1 }) },
};
export type JobQueue = keyof typeof KINDS;

/** Runs a job to its end, as the workers do that hand it to each other. */
export async function runToEnd(world: World, queue: JobQueue, id: string): Promise<StoredJob> {
  for (;;) {
    await runJob(world, { queue, id, kinds: KINDS[queue] });
    const job = await world.jobs.get(id);
    if (job === undefined) throw new Error(`There is no job ${id}.`);
    if (isOver(job.status)) return job;
  }
}
