import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useBackGuard } from '#web/components/use-back-guard.ts';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { useLeaveGuard } from '#web/components/use-leave-guard.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { SheetEdits } from './use-sheet-edits.ts';

/** Asks before numbers that are not saved are left; closing the window asks in the browser's words. */
export function SheetLeave({
  edits: { edits, changes },
}: {
  readonly edits: Pick<SheetEdits, 'edits' | 'changes'>;
}) {
  const t = useText();
  const isChanged = changes > 0;
  const back = useBackGuard(isChanged);
  const leaving = useLeaveGuard(isChanged).leaving ?? back;
  useCloseQuestion(isChanged);
  if (leaving === null) return null;
  return (
    <Dialog title={t('words.notSavedYet')} onClose={leaving.stay}>
      <p>{t('weeksheet.changes', { changes, offers: edits.size })}</p>
      <div className="buttons">
        <Button look="primary" onClick={leaving.stay}>
          {t('words.stay')}
        </Button>
        <Button onClick={leaving.go}>{t('offerform.leaveDiscard')}</Button>
      </div>
    </Dialog>
  );
}
