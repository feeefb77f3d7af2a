import { isOver } from '#shared/kernel/job.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { ExportCard } from './export-card.tsx';
import { useExports } from './use-exports.ts';

/** Shows the exports of the account: one that is under way, and the files that are kept. */
export function ExportsPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('exports.all')} />
      <QueryState query={useExports()} rows={4}>
        {(jobs) => {
          if (jobs.length === 0) return <EmptyState title={t('exports.noneText')} />;
          const underWay = jobs.filter(({ status }) => !isOver(status));
          const past = jobs.filter(({ status }) => isOver(status));
          return (
            <div className="stack">
              <div aria-live="polite">
                {underWay.map((job) => (
                  <ExportCard key={job.id} job={job} />
                ))}
              </div>
              {past.map((job) => (
                <ExportCard key={job.id} job={job} />
              ))}
            </div>
          );
        }}
      </QueryState>
    </>
  );
}
