import { AskDialog } from '#web/components/ask-dialog.tsx';
import { CallFailure } from '../users/call-failure.tsx';
import { useChangeUsers } from './use-account-users.ts';

/** Asks before a person is removed from an account, or the name of one who left; then removes it. */
export function RemoveUserDialog({
  account,
  user,
  isFormer = false,
  title,
  text,
  action,
  onClose,
}: {
  readonly account: string;
  readonly user: string;
  readonly isFormer?: boolean;
  readonly title: string;
  readonly text: string;
  /** The words on the button that removes. */
  readonly action: string;
  readonly onClose: () => void;
}) {
  const remove = useChangeUsers('POST auth/account/removeuser');
  return (
    <AskDialog
      title={title}
      action={action}
      isBusy={remove.isPending}
      onAct={() => remove.mutate({ account, user, former: isFormer }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{text}</p>
      <CallFailure error={remove.error} />
    </AskDialog>
  );
}
