import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { cancelJob as cancel } from '#functions/kernel/jobs/run-job.ts';
import { importEndpoints } from '#shared/imports/endpoints.ts';
import { createFile } from './create-file.ts';
import { createJob } from './create-job.ts';
import { downloadFaulty } from './download-faulty.ts';
import { getConfig } from './get-config.ts';
import { getTemplate } from './get-template.ts';
import { IMPORT_JOB } from './import-input.ts';
import { listLines } from './list-lines.ts';
import { lookAtFile } from './look-at-file.ts';
import { ownImport, readOwnImport, shownImport, shownImports } from './own-import.ts';
import { takeBack } from './take-back-import.ts';

/** Lists the account's imports of the last weeks, for people who return for their report. */
const listJobs: Implementation<typeof importEndpoints.listJobs> = async (_, context) => {
  const { account } = signedIn(context.who);
  const all = await context.jobs.ofAccount(account, IMPORT_JOB);
  const own = all.flatMap((job) => ownImport(job, context) ?? []);
  return { jobs: await shownImports(own, context) };
};

/** Ends an import; rows that it has imported so far stay, and can be taken back. */
const cancelJob: Implementation<typeof importEndpoints.cancelJob> = async ({ id }, context) => {
  const { job, input } = await readOwnImport(id, context);
  return shownImport({ job: await cancel(context, job), input }, context);
};

const getJob: Implementation<typeof importEndpoints.getJob> = async ({ id }, context) =>
  shownImport(await readOwnImport(id, context), context);

export const importImplementations = {
  createFile,
  lookAtFile,
  getConfig,
  getTemplate,
  createJob,
  getJob,
  listJobs,
  listLines,
  cancelJob,
  downloadFaulty,
  takeBack,
};

export const handler = serve('imports', importEndpoints, importImplementations);
