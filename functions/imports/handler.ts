import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { importEndpoints } from '#shared/imports/endpoints.ts';
import { cancelJob } from './cancel-job.ts';
import { createFile } from './create-file.ts';
import { createJob } from './create-job.ts';
import { downloadFaulty } from './download-faulty.ts';
import { getConfig } from './get-config.ts';
import { getTemplate } from './get-template.ts';
import { listJobs } from './list-jobs.ts';
import { listLines } from './list-lines.ts';
import { lookAtFile } from './look-at-file.ts';
import { readOwnImport, shownImport } from './own-import.ts';
import { takeBack } from './take-back-import.ts';

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
