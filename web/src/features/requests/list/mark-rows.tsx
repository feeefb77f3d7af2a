import { useMutation } from '@tanstack/react-query';
import { EDITOR_NAME_LENGTH } from '#shared/requests/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useInitials } from '../use-initials.ts';
import type { Request } from '../use-request.ts';

/** Asks who has several requests in hand from now on; a mark replaces the one before. */
export function MarkRows({
  rows,
  onMark,
  onClose,
}: {
  readonly rows: readonly Request[];
  readonly onMark: (editorName: string) => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { initials } = useInitials();
  const form = useForm({
    read: { editorName: initials },
    check: ({ editorName }): FieldProblems =>
      editorName.trim() === '' ? { editorName: t('errors.fields.required') } : {},
    input: ({ editorName }) => editorName.trim(),
    sending: useMutation({
      mutationFn: async (editorName: string) => {
        onClose();
        onMark(editorName);
      },
    }),
    prefix: 'mark-',
  });
  return (
    <Dialog title={t('requests.mark')} onClose={onClose}>
      <Form form={form} isShort>
        {rows.some(({ data }) => data.inProcess) && <p>{t('requests.markReplaceText')}</p>}
        <TextField
          {...form.text('editorName')}
          label={t('requests.editor')}
          hint={t('requests.editorNameHint')}
          required
          width="short"
          maxLength={EDITOR_NAME_LENGTH}
        />
        <FormButtons form={form} onCancel={onClose}>
          {t('requests.mark')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
