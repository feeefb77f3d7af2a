import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UPLOAD_NAME_LENGTH, UPLOAD_NOTICE_LENGTH } from '#shared/uploads/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import type { Translate } from '#web/i18n/texts.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { isUploadName } from './upload-names.ts';
import { useForgetUploads, useUploadCalls } from './use-upload-calls.ts';

/**
 * Changes name and notice of a file. The change builds on the state when the dialog opened: a newer one is never
 * overwritten.
 */
export function EditUploadDialog({
  upload,
  onClose,
}: {
  readonly upload: EntityOf<'upload'>;
  readonly onClose: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { change } = useUploadCalls();
  const forget = useForgetUploads();
  const [seen] = useState(upload);
  const save = useMutation({
    mutationFn: (patch: { readonly name: string; readonly notice: string | null }) =>
      change(seen, patch),
    onSuccess: onClose,
  });
  const form = useForm({
    read: { name: seen.data.name, notice: seen.data.notice ?? '' },
    check: ({ name }): FieldProblems => {
      const problem = uploadNameProblem(t, name);
      return problem === undefined ? {} : { name: problem };
    },
    input: ({ name, notice }) => ({ name: name.trim(), notice: notice.trim() || null }),
    sending: save,
    prefix: 'upload-',
  });
  const failure = (error: unknown) => (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      {errorCodeOf(error) === 'entities.revConflict' && (
        <Button size="compact" onClick={() => void forget().then(onClose)}>
          {t('action.reload')}
        </Button>
      )}
    </Notice>
  );
  return (
    <Dialog title={t('words.rename')} onClose={onClose}>
      <Form form={form} className="stack" isShort failure={failure}>
        <NameField {...form.text('name')} />
        <NoticeField {...form.text('notice')} />
        <FormButtons form={form} onCancel={onClose}>
          {t('action.save')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}

/** Returns the fault of a name that a file may not have. */
export function uploadNameProblem(t: Translate, name: string): string | undefined {
  if (name.trim() === '') return t('words.nameMissing');
  return isUploadName(name.trim())
    ? undefined
    : t('uploads.nameHint', { most: UPLOAD_NAME_LENGTH });
}

type TextProps = {
  readonly id?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** Asks for a name; the rule stands at the field before it is broken. */
export function NameField(props: TextProps) {
  const t = useText();
  return (
    <TextField
      {...props}
      label={t('words.name')}
      hint={
        props.error === undefined ? t('uploads.nameHint', { most: UPLOAD_NAME_LENGTH }) : undefined
      }
      required
      maxLength={UPLOAD_NAME_LENGTH}
    />
  );
}

export function NoticeField(props: TextProps) {
  const t = useText();
  return (
    <TextArea
      {...props}
      label={t('words.note')}
      hint={t('uploads.noticeHint')}
      rows={2}
      maxLength={UPLOAD_NOTICE_LENGTH}
    />
  );
}
