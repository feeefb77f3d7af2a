import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { JobsTable } from './jobs-table.tsx';
import { useFailedJobs } from './use-failed-jobs.ts';

/** Shows the jobs of all accounts that failed, until somebody has seen to them. */
export function JobsPage() {
  const t = useText();
  const query = useFailedJobs();
  return (
    <>
      <PageHeading title={t('administration.jobs')} />
      <QueryState query={query} rows={6}>
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState title={t('administration.nothingWaits')} />
          ) : (
            <JobsTable jobs={jobs} />
          )
        }
      </QueryState>
    </>
  );
}
