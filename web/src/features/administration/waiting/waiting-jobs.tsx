import { useText } from '#web/i18n/text-provider.tsx';
import { JOBS } from '../administration-paths.ts';
import { useFailedJobs } from '../jobs/use-failed-jobs.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Counts the jobs of all accounts that failed and that nobody has seen to. */
export function WaitingJobs() {
  const t = useText();
  const { data: jobs = [] } = useFailedJobs();
  return (
    <WaitingLine count={jobs.length} to={JOBS}>
      {t('administration.jobsFailed', { count: jobs.length })}
    </WaitingLine>
  );
}
