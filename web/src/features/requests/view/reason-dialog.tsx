import { type FormEvent, useState } from 'react';
import { EVENT_REASON_LENGTH } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActionFailure } from './action-failure.tsx';
import { useAction } from './use-action.ts';

/** Revokes or reopens a request; its reason is read by all parties. */
export function ReasonDialog({
  act,
  request,
  onClose,
}: {
  readonly act: 'revoke' | 'reopen';
  readonly request: Request;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const calls = useRequestCalls();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const said = reason.trim();
  const isSaid = said.length >= EVENT_REASON_LENGTH.min;
  const action = useAction(
    request,
    () => calls[act](request, said),
    () => {
      notify('success', t(`requests.${act}.done`));
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSaid && !action.isPending) action.mutate(undefined);
  };
  return (
    <Dialog title={t(`requests.${act}.title`)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{t(`requests.${act}.text`)}</p>
        <ActionFailure error={action.error} />
        <TextArea
          label={t('requests.reason')}
          hint={t('requests.reasonHint')}
          error={
            isTried && !isSaid
              ? t('requests.reasonMissing', { count: EVENT_REASON_LENGTH.min })
              : undefined
          }
          required
          rows={4}
          maxLength={EVENT_REASON_LENGTH.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="buttons">
          <Button
            type="submit"
            look={act === 'revoke' ? 'danger' : 'primary'}
            busy={action.isPending}
          >
            {t(`requests.${act}`)}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
