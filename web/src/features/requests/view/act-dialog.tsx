import { AskDialog } from '#web/components/ask-dialog.tsx';
import { ActionFailure } from './action-failure.tsx';
import type { useAction } from './use-action.ts';

/** Asks before an act that nobody takes back, and tells its consequences. */
export function ActDialog({
  title,
  text,
  action,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: ReturnType<typeof useAction<unknown>>;
  readonly onClose: () => void;
}) {
  return (
    <AskDialog
      title={title}
      action={title}
      isBusy={action.isPending}
      onAct={() => action.mutate(undefined)}
      onClose={onClose}
    >
      <p>{text}</p>
      <ActionFailure error={action.error} />
    </AskDialog>
  );
}
