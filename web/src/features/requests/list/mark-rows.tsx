import { useMutation } from '@tanstack/react-query';
import { EDITOR_NAME_LENGTH } from '#shared/requests/limits.ts';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { useAskedRows } from '#web/components/data-table/use-each-row.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useInitials } from '../use-initials.ts';
import type { Request } from '../use-request.ts';

/** Asks who has several requests in hand from now on; each mark is a save of its own and replaces the one before. */
export function MarkRows(asked: AskedAct<Request>) {
  const t = useText();
  const { api } = useKernel();
  const { initials } = useInitials();
  const { progress, run } = useAskedRows(asked);
  const form = useForm({
    read: { editorName: initials },
    check: ({ editorName }): FieldProblems =>
      editorName.trim() === '' ? { editorName: t('errors.fields.required') } : {},
    input: ({ editorName }) => editorName.trim(),
    sending: useMutation({
      mutationFn: (editorName: string) =>
        run(({ id, rev }) => {
          const mark = { editorName, inProgress: true, replace: true };
          const input = { process: { id, rev }, ...mark };
          return api.call('POST livestock/request/setstatus', input, { quiet: true });
        }),
    }),
    prefix: 'mark-',
  });
  return (
    <Dialog title={t('requests.mark')} onClose={asked.onClose}>
      <Form form={form} isShort>
        {asked.rows.some(({ data }) => data.inProcess) && <p>{t('requests.markReplaceText')}</p>}
        <TextField
          {...form.text('editorName')}
          label={t('requests.editor')}
          hint={t('requests.editorNameHint')}
          required
          width="short"
          maxLength={EDITOR_NAME_LENGTH}
        />
        <FormButtons form={form} onCancel={asked.onClose}>
          {progress ?? t('requests.mark')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
