import type { Implementation } from '#functions/kernel/context.ts';
import { cancelJob as cancel } from '#functions/kernel/jobs/run-job.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { readOwnImport, shownImport } from './own-import.ts';

/** Ends an import; rows that it has imported so far stay, and can be taken back. */
export const cancelJob: Implementation<typeof importEndpoints.cancelJob> = async (
  { id },
  context,
) => {
  const { job, input } = await readOwnImport(id, context);
  return shownImport({ job: await cancel(context, job), input }, context);
};
