import { DELETION_REASON_LENGTH } from '#shared/requests/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
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
  const [first] = requests;
  const count = requests.length;
  const wanted = count === 1 ? (first?.data.hid ?? first?.id ?? '') : String(count);
  const form = useForm({
    read: { reason: '', confirm: '' },
    check: ({ reason, confirm }) => ({
      ...(reason.trim().length < DELETION_REASON_LENGTH.min && {
        reason: t('requests.reasonMissing', { count: DELETION_REASON_LENGTH.min }),
      }),
      ...(confirm.trim() !== wanted && { confirm: t('words.notSame') }),
    }),
    input: ({ reason }) => ({
      processes: requests.map(({ id }) => id),
      confirm: wanted,
      reason: reason.trim(),
    }),
    sending: useDeletion(onDeleted),
    prefix: 'deletion-',
  });
  return (
    <Dialog title={t('requestlog.delete', { count })} onClose={onClose}>
      <Form form={form} isShort>
        <p>{t('requestlog.deleteText', { count })}</p>
        <TextField
          {...form.text('reason')}
          label={t('words.reason')}
          hint={t('words.reasonHint')}
          maxLength={DELETION_REASON_LENGTH.max}
          required
        />
        <TextField
          {...form.text('confirm')}
          label={t('words.typeToConfirm', { wanted })}
          autoComplete="off"
          required
        />
        <FormButtons form={form} look="danger" onCancel={onClose}>
          {t('requestlog.deleteNow')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
