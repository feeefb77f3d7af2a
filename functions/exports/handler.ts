import { serve } from '#functions/kernel/http/serve.ts';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import { cancelJob } from './cancel-job.ts';
import { createJob } from './create-job.ts';
import { download } from './download.ts';
import { getConfig } from './get-config.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';

export const handler = serve('exports', exportEndpoints, {
  getConfig,
  createJob,
  getJob,
  listJobs,
  cancelJob,
  download,
});
