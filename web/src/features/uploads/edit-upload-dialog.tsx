import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { UPLOAD_NAME_LENGTH, UPLOAD_NOTICE_LENGTH } from '#shared/uploads/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
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
  const [name, setName] = useState(seen.data.name);
  const [notice, setNotice] = useState(seen.data.notice ?? '');
  const [wasTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => change(seen, { name: name.trim(), notice: notice.trim() || null }),
    onSuccess: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isUploadName(name.trim())) save.mutate();
  };
  const isStale = errorCodeOf(save.error) === 'entities.revConflict';
  return (
    <Dialog title={t('uploads.editTitle')} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        <NameField name={name} error={wasTried && !isUploadName(name.trim())} onChange={setName} />
        <NoticeField value={notice} onChange={setNotice} />
        {save.error && (
          <Notice tone="bad" role="alert" title={errorText(save.error)}>
            {isStale && (
              <Button size="compact" onClick={() => void forget().then(onClose)}>
                {t('action.reload')}
              </Button>
            )}
          </Notice>
        )}
        <div className="buttons">
          <Button type="submit" look="primary" busy={save.isPending}>
            {t('action.save')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks for a name; the rule stands at the field before it is broken. */
export function NameField({
  name,
  error,
  onChange,
  label,
}: {
  readonly name: string;
  readonly error: boolean;
  readonly onChange: (name: string) => void;
  /** The label, where several fields stand together. */
  readonly label?: string;
}) {
  const t = useText();
  return (
    <TextField
      label={label ?? t('uploads.name')}
      hint={t('uploads.nameHint', { most: UPLOAD_NAME_LENGTH })}
      required
      maxLength={UPLOAD_NAME_LENGTH}
      error={error ? t('uploads.nameError', { most: UPLOAD_NAME_LENGTH }) : undefined}
      value={name}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function NoticeField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useText();
  return (
    <TextArea
      label={t('uploads.notice')}
      hint={t('uploads.noticeHint')}
      rows={2}
      maxLength={UPLOAD_NOTICE_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
