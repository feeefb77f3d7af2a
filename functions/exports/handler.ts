import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { cancelJob as cancel } from '#functions/kernel/jobs/run-job.ts';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import { createJob } from './create-job.ts';
import { download } from './download.ts';
import { getConfig } from './get-config.ts';
import { EXPORT_JOB, ownExport, readOwnExport, shownExport } from './own-export.ts';

/** Lists the account's exports of the last days, for people who return for their file. */
const listJobs: Implementation<typeof exportEndpoints.listJobs> = async (_, context) => {
  const { account } = signedIn(context.who);
  const all = await context.jobs.ofAccount(account, EXPORT_JOB);
  const own = all.flatMap((job) => ownExport(job, context) ?? []);
  return { jobs: own.map(shownExport) };
};

/** Ends an export; nobody can load the pieces written so far, and the storage removes them. */
const cancelJob: Implementation<typeof exportEndpoints.cancelJob> = async ({ id }, context) => {
  const { job, input } = await readOwnExport(id, context);
  return shownExport({ job: await cancel(context, job), input });
};

const getJob: Implementation<typeof exportEndpoints.getJob> = async ({ id }, context) =>
  shownExport(await readOwnExport(id, context));

export const exportImplementations = {
  getConfig,
  createJob,
  getJob,
  listJobs,
  cancelJob,
  download,
};

export const handler = serve('exports', exportEndpoints, exportImplementations);
