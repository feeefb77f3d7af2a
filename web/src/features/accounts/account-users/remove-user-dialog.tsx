import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
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
  const t = useText();
  const remove = useChangeUsers('POST auth/account/removeuser');
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <CallFailure error={remove.error} />
      <div className="buttons">
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ account, user, former: isFormer }, { onSuccess: onClose })}
        >
          {action}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
