import { type FormEvent, useState } from 'react';
import { DELETION_REASON_LENGTH } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Request } from '../use-request.ts';
import { type OnDeleted, useDeletion } from './use-deletion.ts';

/** Asks to type the number of the request, or of several how many they are, and for the reason. */
export function DeleteDialog({
  requests,
  onClose,
  onDeleted,
}: {
  readonly requests: readonly Request[];
  readonly onClose: () => void;
  readonly onDeleted: OnDeleted;
}) {
  const t = useText();
  const [confirm, setConfirm] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const deletion = useDeletion(onDeleted);
  const [first] = requests;
  const count = requests.length;
  const wanted = count === 1 ? (first?.data.hid ?? first?.id ?? '') : String(count);
  const isConfirmed = confirm.trim() === wanted;
  const isReasoned = reason.trim().length >= DELETION_REASON_LENGTH.min;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isConfirmed || !isReasoned || deletion.isPending) return;
    const processes = requests.map(({ id }) => id);
    deletion.mutate({ processes, confirm: wanted, reason: reason.trim() });
  };
  return (
    <Dialog title={t('requestlog.delete', { count })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{t('requestlog.deleteText', { count })}</p>
        {deletion.error && <FailureState error={deletion.error} />}
        <TextField
          label={t('requestlog.reason')}
          hint={t('requestlog.reasonHint')}
          error={
            isTried && !isReasoned
              ? t('requestlog.reasonMissing', { count: DELETION_REASON_LENGTH.min })
              : undefined
          }
          maxLength={DELETION_REASON_LENGTH.max}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label={t(count === 1 ? 'requestlog.typeNumber' : 'requestlog.typeCount', { wanted })}
          error={isTried && !isConfirmed ? t('requestlog.notConfirmed') : undefined}
          autoComplete="off"
          required
          value={confirm}
          onChange={({ target }) => setConfirm(target.value)}
        />
        <div className="buttons">
          <Button type="submit" look="danger" busy={deletion.isPending}>
            {t('requestlog.deleteNow')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
