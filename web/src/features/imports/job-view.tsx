import type { ImportKind } from '#shared/imports/import-kind.ts';
import { isOver } from '#shared/kernel/job.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { jobFailure } from '#web/kernel/job-failure.ts';
import { ConfirmImport } from './confirm-import.tsx';
import { FaultyRows } from './faulty-rows.tsx';
import { ImportLines } from './import-lines.tsx';
import { ImportSteps } from './import-steps.tsx';
import { JobCounts } from './job-counts.tsx';
import { JobProgress } from './job-progress.tsx';
import { TakeBack } from './take-back.tsx';
import { type ImportJob, useImportJob } from './use-import.ts';

type JobViewProps = {
  readonly id: string;
  readonly kind: ImportKind;
  readonly onRestart: () => void;
  readonly onOpen: (id: string) => void;
  /** Goes back from a dry run to the columns of its file. */
  readonly onBack: (tried: ImportJob) => void;
};

/** Shows an import or a dry run: how far it is, what came of it, and what can be done next. */
export function JobView(props: JobViewProps) {
  const { id, onRestart } = props;
  return (
    <QueryState query={useImportJob(id)} rows={6}>
      {(job) => (
        <>
          {job.does === 'import' && (
            <ImportSteps current={job.dryRun ? 'try' : 'done'} onRestart={onRestart} />
          )}
          <section aria-labelledby="import-job" className="stack">
            <h2 id="import-job">{job.fileName}</h2>
            {isOver(job.status) ? <Ended {...props} job={job} /> : <JobProgress job={job} />}
          </section>
        </>
      )}
    </QueryState>
  );
}

function Ended({
  job,
  kind,
  onOpen,
  onBack,
  onRestart,
}: JobViewProps & { readonly job: ImportJob }) {
  const t = useText();
  const { asked, status } = job;
  const isComplete = status === 'complete';
  const isTry = job.dryRun && isComplete;
  return (
    <>
      <Outcome job={job} />
      {status !== 'failed' && <JobCounts job={job} />}
      {job.hasFaultyRows && <FaultyRows job={job} />}
      {isTry && <ConfirmImport job={job} kind={kind} onBegun={({ id }) => onOpen(id)} />}
      {job.takeBackUntil !== undefined && (
        <TakeBack job={job} until={job.takeBackUntil} onBegun={({ id }) => onOpen(id)} />
      )}
      {job.lines > 0 && <ImportLines job={job} />}
      <div className="buttons">
        {job.dryRun && asked !== undefined && (
          <Button onClick={() => onBack(job)}>{t('imports.back')}</Button>
        )}
        <Button look="quiet" onClick={onRestart}>
          {t('imports.again')}
        </Button>
      </div>
    </>
  );
}

function Outcome({ job }: { readonly job: ImportJob }) {
  const t = useText();
  const errorText = useErrorText();
  switch (job.status) {
    case 'failed':
      return (
        <Notice tone="bad" role="alert" title={t('words.job.failed')}>
          <p>{errorText(jobFailure(job))}</p>
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice tone="warn" role="status" title={t('words.job.cancelled')}>
          {!job.dryRun && <p>{t('imports.cancelledText')}</p>}
        </Notice>
      );
    default:
      if (job.does === 'takeBack')
        return <Notice tone="ok" role="status" title={t('imports.takenBack')} />;
      return (
        <Notice
          tone={job.dryRun ? 'info' : 'ok'}
          role="status"
          title={t(job.dryRun ? 'imports.doneTry' : 'imports.done')}
        />
      );
  }
}
