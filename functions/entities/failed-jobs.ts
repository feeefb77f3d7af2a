import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { FailedJob } from '#shared/entities/failed-job.ts';

/** Lists the jobs that failed, whoever began them. */
export const failedJobs: Implementation<typeof entityEndpoints.failedJobs> = async (_, context) => {
  const jobs = await context.jobs.failed();
  return { jobs: jobs.map((job) => FailedJob.parse(job)) };
};
