import type { ImportKind } from '#shared/imports/import-kind.ts';
import { importPath } from '#shared/imports/import-path.ts';
import type { IconName } from '#web/components/icon.tsx';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { JOB_WORDS } from '#web/kernel/job-words.ts';
import { countWord, OF_TAKING_BACK } from './job-counts.tsx';
import { type ImportJob, useImports } from './use-import.ts';
import '#web/components/data-table/data-table.css';

/** Shows the imports of the account in the last weeks, where there are any. */
export function ImportHistory({
  kind,
  current,
}: {
  readonly kind: ImportKind;
  readonly current: string;
}) {
  const t = useText();
  return (
    <QueryState query={useImports()} rows={3}>
      {({ jobs }) => {
        const own = jobs.filter(({ imports }) => imports === kind);
        return (
          own.length > 0 && (
            <section aria-labelledby="import-history" className="import-history">
              <h2 id="import-history">{t('imports.history')}</h2>
              <HistoryTable jobs={own} kind={kind} current={current} />
            </section>
          )
        );
      }}
    </QueryState>
  );
}

function HistoryTable({
  jobs,
  kind,
  current,
}: {
  readonly jobs: readonly ImportJob[];
  readonly kind: ImportKind;
  readonly current: string;
}) {
  const t = useText();
  const { time } = useFormats();
  return (
    <div className="data-table-frame">
      <table className="table data-table">
        <caption className="visually-hidden">{t('imports.history')}</caption>
        <thead>
          <tr>
            {(['words.file', 'imports.started', 'words.state', 'imports.result'] as const).map(
              (name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row">
                <Link
                  to={importPath(kind, job.id)}
                  {...(job.id === current && { 'aria-current': 'page' as const })}
                >
                  {job.fileName}
                </Link>
                <span className="import-hint">{t(`imports.kind.${kindOf(job)}`)}</span>
              </th>
              <td data-heading={t('imports.started')}>{time(job.createdOn)}</td>
              <td data-heading={t('words.state')}>
                <StateChip status={job.status} />
              </td>
              <td data-heading={t('imports.result')}>
                <Summary job={job} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const kindOf = ({ does, dryRun }: ImportJob) =>
  does === 'takeBack' ? 'takeBack' : dryRun ? 'try' : 'import';

const CHIPS = {
  new: ['info', 'clock'],
  queued: ['info', 'clock'],
  running: ['info', 'clock'],
  complete: ['ok', 'check'],
  failed: ['bad', 'warning'],
  cancelled: ['off', 'dash'],
} as const satisfies Record<ImportJob['status'], readonly [ChipTone, IconName]>;

function StateChip({ status }: Pick<ImportJob, 'status'>) {
  const t = useText();
  const [tone, icon] = CHIPS[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(JOB_WORDS[status])}
    </StatusChip>
  );
}

const SUMMED = ['read', 'created', 'updated', 'failed'] as const;

function Summary({ job: { does, counts } }: { readonly job: ImportJob }) {
  const t = useText();
  const { colon, number } = useFormats();
  const names = does === 'takeBack' ? OF_TAKING_BACK : SUMMED;
  return names.map((name) => t(countWord(name)) + colon + number(counts[name] ?? 0)).join(' · ');
}
