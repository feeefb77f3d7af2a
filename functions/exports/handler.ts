import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import { cancelJob } from './cancel-job.ts';
import { createJob } from './create-job.ts';
import { download } from './download.ts';
import { getConfig } from './get-config.ts';
import { listJobs } from './list-jobs.ts';
import { readOwnExport, shownExport } from './own-export.ts';

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
