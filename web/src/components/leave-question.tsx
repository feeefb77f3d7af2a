import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useBackGuard } from './use-back-guard.ts';
import { useCloseQuestion } from './use-close-question.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before a change that is not saved is left; closing the window asks in the browser's words. */
export function LeaveQuestion({
  isChanged,
  action,
  children,
}: {
  readonly isChanged: boolean;
  /** The words on the button that leaves. */
  readonly action: string;
  /** The changes that would be lost. */
  readonly children?: ReactNode;
}) {
  const t = useText();
  const back = useBackGuard(isChanged);
  const leaving = useLeaveGuard(isChanged).leaving ?? back;
  useCloseQuestion(isChanged);
  if (leaving === null) return null;
  return (
    <Dialog title={t('words.notSavedYet')} onClose={leaving.stay}>
      {children}
      <div className="buttons">
        <Button look="primary" onClick={leaving.stay}>
          {t('words.stay')}
        </Button>
        <Button onClick={leaving.go}>{action}</Button>
      </div>
    </Dialog>
  );
}
