import type { World } from '#functions/kernel/context.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { FileImport } from './import-input.ts';
import type { RowPlanner } from './imported-rows.ts';

/** The import of a file that is under way. */
export type FileRun = {
  readonly job: StoredJob;
  readonly input: FileImport;
  readonly planner: RowPlanner;
  readonly world: World;
};
