import type { FailedJob } from '#shared/entities/failed-job.ts';
import { Button } from '#web/components/button.tsx';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { useAskedRows } from '#web/components/data-table/use-each-row.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Takes failed jobs from the list, once their reader says that they were seen to. */
export function SettleDialog(asked: AskedAct<FailedJob>) {
  const t = useText();
  const { api } = useKernel();
  const { rows, onClose } = asked;
  const { progress, run } = useAskedRows(asked);
  const settle = () =>
    void run(({ id }) => api.call('POST admin/job/settle', { id }, { quiet: true }));
  return (
    <Dialog title={t('administration.job.settle', { count: rows.length })} onClose={onClose}>
      <p>{t('administration.job.settleText')}</p>
      <div className="buttons">
        <Button look="primary" busy={progress !== undefined} onClick={settle}>
          {progress ?? t('words.takeOffList')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
