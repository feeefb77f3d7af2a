import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useBackGuard } from '#web/components/use-back-guard.ts';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { useLeaveGuard } from '#web/components/use-leave-guard.ts';
import { useText } from '#web/i18n/text-provider.tsx';

/** Asks before a change that is not saved is left; closing the window asks in the browser's words. */
export function LeaveQuestion({ isChanged }: { readonly isChanged: boolean }) {
  const t = useText();
  const back = useBackGuard(isChanged);
  const leaving = useLeaveGuard(isChanged).leaving ?? back;
  useCloseQuestion(isChanged);
  if (leaving === null) return null;
  return (
    <Dialog title={t('words.notSavedYet')} onClose={leaving.stay}>
      <div className="buttons">
        <Button look="primary" onClick={leaving.stay}>
          {t('words.stay')}
        </Button>
        <Button onClick={leaving.go}>{t('administration.leave')}</Button>
      </div>
    </Dialog>
  );
}
