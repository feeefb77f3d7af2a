import type { Job } from '#shared/kernel/job.ts';
import { jobErrors } from '#shared/kernel/job-errors.ts';
import { ApiError } from './api-error.ts';

/** Returns the failure that ended a job. Nobody but the administration can mend an unknown one: it has a number to ask by. */
export function jobFailure({
  id,
  error: code = jobErrors.gaveUp.code,
  errorLimit: limit = 0,
}: Pick<Job, 'id' | 'error' | 'errorLimit'>): ApiError {
  const { status } = code === jobErrors.gaveUp.code ? jobErrors.gaveUp : { status: 400 };
  const details = [{ path: '', code, message: code, limit }];
  return new ApiError({ code, message: code, status, id, details });
}
