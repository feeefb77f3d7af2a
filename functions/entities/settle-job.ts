import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { jobErrors } from '#shared/kernel/job-errors.ts';

/**
 * Removes a failed job from the list of failed jobs.
 * @throws AppError `jobs.notFound` where the job is not on the list
 */
export const settleJob: Implementation<typeof entityEndpoints.settleJob> = async (
  { id },
  { jobs, who, log },
) => {
  if (!(await jobs.settle(id))) throw new AppError(jobErrors.notFound);
  log.info('failed job settled', { job: id, by: who.account, byUser: who.user });
  return {};
};
