import type { Implementation } from '#functions/kernel/context.ts';
import { cancelJob as cancel } from '#functions/kernel/jobs/run-job.ts';
import type { exportEndpoints } from '#shared/exports/endpoints.ts';
import { readOwnExport, shownExport } from './own-export.ts';

/** Ends an export; nobody can load the pieces written so far, and the storage removes them. */
export const cancelJob: Implementation<typeof exportEndpoints.cancelJob> = async (
  { id },
  context,
) => {
  const { job, input } = await readOwnExport(id, context);
  return shownExport({ job: await cancel(context, job), input });
};
