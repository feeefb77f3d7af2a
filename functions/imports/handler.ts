import { serve } from '#functions/kernel/http/serve.ts';
import { importEndpoints } from '#shared/imports/endpoints.ts';
import { cancelJob } from './cancel-job.ts';
import { createFile } from './create-file.ts';
import { createJob } from './create-job.ts';
import { downloadFaulty } from './download-faulty.ts';
import { getConfig } from './get-config.ts';
import { getJob } from './get-job.ts';
import { getTemplate } from './get-template.ts';
import { listJobs } from './list-jobs.ts';
import { listLines } from './list-lines.ts';
import { lookAtFile } from './look-at-file.ts';
import { takeBack } from './take-back-import.ts';

export const handler = serve('imports', importEndpoints, {
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
});
