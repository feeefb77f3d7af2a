import { useMutation } from '@tanstack/react-query';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { isOver } from '#shared/kernel/job.ts';
import { Button } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useErrorText, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { jobFailure } from '#web/kernel/job-failure.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { ConfirmImport } from './confirm-import.tsx';
import { ImportLines } from './import-lines.tsx';
import { ImportSteps } from './import-steps.tsx';
import { JobCounts } from './job-counts.tsx';
import { TakeBack } from './take-back.tsx';
import { type ImportJob, useCancelImport, useImportJob } from './use-import.ts';

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

/** Hands the faulty rows back as a file that says what is wrong with each. */
function FaultyRows({ job }: { readonly job: ImportJob }) {
  const t = useText();
  const { api } = useKernel();
  const download = useMutation({
    mutationFn: async () => {
      const { url } = await api.call('GET import/job/faulty', { id: job.id }, { quiet: true });
      // The file comes as an attachment of its own origin: the page stays.
      window.location.assign(url);
    },
  });
  return (
    <Notice tone="warn">
      <p>{t('imports.faultyText', { count: job.counts.failed ?? 0 })}</p>
      {download.error !== null && <FailureState error={download.error} />}
      <Button
        icon="download"
        size="compact"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('imports.faulty')}
      </Button>
    </Notice>
  );
}

/** Shows the progress of an import while it runs; it can be left, or ended. */
function JobProgress({ job }: { readonly job: ImportJob }) {
  const t = useText();
  const { number } = useFormats();
  const cancel = useCancelImport();
  const { done, total } = job.progress;
  const kind = job.does === 'takeBack' ? 'takeBack' : job.dryRun ? 'try' : 'import';
  return (
    <>
      <p className="import-running">{t(`imports.kind.${kind}`)}</p>
      <progress
        className="import-progress"
        max={total ?? 1}
        value={total && done}
        aria-labelledby="import-job"
      />
      <p>
        {total === undefined
          ? t('imports.progressBegins')
          : t('words.rowsDone', { known: 'yes', done: number(done), total: number(total) })}
      </p>
      <p className="muted">{t('words.leavePage')}</p>
      {cancel.error !== null && <FailureState error={cancel.error} />}
      <div className="buttons">
        <Button busy={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
          {t('words.cancelJob')}
        </Button>
      </div>
    </>
  );
}
