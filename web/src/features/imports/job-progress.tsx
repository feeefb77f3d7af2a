import { Button } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { type ImportJob, useCancelImport } from './use-import.ts';

/** Shows the progress of an import while it runs; it can be left, or ended. */
export function JobProgress({ job }: { readonly job: ImportJob }) {
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
