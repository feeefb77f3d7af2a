import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { BeginFailure } from './begin-failure.tsx';
import { type ImportJob, useTakeBack } from './use-import.ts';

/** Takes an import back as a whole, after asking. */
export function TakeBack({
  job,
  until,
  onBegun,
}: {
  readonly job: ImportJob;
  readonly until: string;
  readonly onBegun: (job: ImportJob) => void;
}) {
  const t = useText();
  const { longDay } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const takeBack = useTakeBack();
  const failure = takeBack.error !== null && <BeginFailure error={takeBack.error} />;
  return (
    <>
      <p>{t('imports.takeBackText', { day: longDay(until) })}</p>
      {!isOpen && failure}
      <div className="buttons">
        <Button icon="undo" onClick={() => setOpen(true)}>
          {t('imports.takeBack')}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={t('imports.takeBack')} onClose={() => setOpen(false)}>
          <p>{t('imports.takeBackText', { day: longDay(until) })}</p>
          {failure}
          <div className="buttons">
            <Button
              look="danger"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutate(job.id, { onSuccess: onBegun })}
            >
              {t('imports.takeBack')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('words.cancelJob')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
