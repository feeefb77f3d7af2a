import { importFile } from '#functions/imports/import-file.ts';
import type { World } from '#functions/kernel/context.ts';
import { runJob } from '#functions/kernel/jobs/run-job.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import { isOver } from '#shared/kernel/job.ts';

/** Runs an import to its end, as the workers do that hand it to each other. */
export async function runImport(world: World, id: string): Promise<StoredJob> {
  for (;;) {
    await runJob(world, { queue: 'imports', id, kinds: { import: importFile } });
    const job = await world.jobs.get(id);
    if (job === undefined) throw new Error(`There is no import ${id}.`);
    if (isOver(job.status)) return job;
  }
}
