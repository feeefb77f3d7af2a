import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before an act that nobody takes back. */
export function AskDialog({
  title,
  action,
  isBusy = false,
  onAct,
  onClose,
  children,
}: {
  readonly title: string;
  /** The words on the button that does the act. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** The consequences of the act, and why it failed. */
  readonly children?: ReactNode;
}) {
  const t = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="buttons">
        <Button look="danger" busy={isBusy} onClick={onAct}>
          {action}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
