import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { ActionFailure } from './action-failure.tsx';
import type { useAction } from './use-action.ts';

/** Asks before an act that nobody takes back, and tells its consequences. */
export function AskDialog({
  title,
  text,
  yes,
  action,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  /** The words on the button that does the act. */
  readonly yes: string;
  readonly action: ReturnType<typeof useAction<unknown>>;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <ActionFailure error={action.error} />
      <div className="buttons">
        <Button look="danger" busy={action.isPending} onClick={() => action.mutate(undefined)}>
          {yes}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
