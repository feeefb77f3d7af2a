import { EVENT_REASON_LENGTH } from '#shared/requests/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextArea } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActionFailure } from './action-failure.tsx';
import { useAction } from './use-action.ts';

const DONE = { revoke: 'requests.event.revoke', reopen: 'requests.event.reopen' } as const;

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
  const action = useAction(
    request,
    (reason: string) => calls[act](request, reason),
    () => {
      notify('success', t(DONE[act]));
      onClose();
    },
  );
  const form = useForm({
    keep: `request/${act}/${request.id}`,
    read: { reason: '' },
    check: ({ reason }): FieldProblems =>
      reason.trim().length < EVENT_REASON_LENGTH.min
        ? { reason: t('errors.fields.tooShort', { limit: EVENT_REASON_LENGTH.min }) }
        : {},
    input: ({ reason }) => reason.trim(),
    sending: action,
    prefix: 'request-',
  });
  return (
    <Dialog title={t(`requests.${act}`)} onClose={onClose}>
      <Form form={form} isShort failure={(error) => <ActionFailure error={error} />}>
        <p>{t(`requests.${act}.text`)}</p>
        <TextArea
          {...form.text('reason')}
          label={t('requests.reason')}
          hint={t('requests.reasonHint')}
          required
          rows={4}
          maxLength={EVENT_REASON_LENGTH.max}
        />
        <FormButtons form={form} look={act === 'revoke' ? 'danger' : 'primary'} onCancel={onClose}>
          {t(`requests.${act}`)}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
