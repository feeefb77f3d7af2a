import { useQuery } from '@tanstack/react-query';
import type { FailedJob } from '#shared/entities/failed-job.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Returns the jobs of all accounts that failed and that no administrator has seen to, the newest first. */
export function useFailedJobs() {
  const { api } = useKernel();
  return useQuery<readonly FailedJob[]>({
    queryKey: ['failedJobs'],
    queryFn: async ({ signal }) =>
      (await api.call('GET admin/job/failed', {}, { signal, quiet: true })).jobs,
  });
}
