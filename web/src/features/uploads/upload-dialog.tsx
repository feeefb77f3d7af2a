import { ATTACHMENT_FORM_BYTES } from '#shared/entities/limits.ts';
import { LOGO_BYTES, LOGO_PIXELS } from '#shared/uploads/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SegmentedRadio } from '#web/components/choice-group.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldError, RequiredLegend } from '#web/components/field.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { atOnce, type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { NoticeField } from './edit-upload-dialog.tsx';
import { FILE_ENDINGS, PICTURE_ENDINGS } from './file-problem.ts';
import { NewFileRow } from './new-file-row.tsx';
import { type FilesUse, isWaiting, problemOf, useNewFiles } from './use-new-files.ts';

/** Adds files: what is allowed stands above, each file says how far it is, and what failed can be sent again. */
export function UploadDialog({
  owner,
  onClose,
}: {
  readonly owner: string;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const own = useNewFiles(owner);
  const send = async (use: FilesUse) => {
    if (!(await own.send(use))) return;
    notify('success', t('words.saved'));
    onClose();
  };
  const form = useForm({
    read: { logo: false, notice: '' },
    check: (): FieldProblems => (own.files.length === 0 ? { files: t('words.choose') } : {}),
    input: (use) => (own.files.some((file) => isWaiting(file, use)) ? use : undefined),
    sending: { ...atOnce(send), isPending: own.isSending },
    prefix: 'upload-',
  });
  const { logo } = form.values;
  return (
    <Dialog title={t('uploads.addTitle')} onClose={onClose} look="sheet">
      <Form form={form} className="stack upload-form" isShort>
        <RequiredLegend />
        <SegmentedRadio
          label={t('uploads.category')}
          choices={(['offer', 'logo'] as const).map((value) => ({
            value,
            label: t(value === 'logo' ? 'words.logo' : 'uploads.category.offer'),
          }))}
          value={logo ? 'logo' : 'offer'}
          onChange={(value) => form.set({ logo: value === 'logo' })}
        />
        <ChooseFiles
          id="upload-files"
          logo={logo}
          error={form.errorOf('files')}
          onChoose={(files) => void own.add(files, logo)}
        />
        {own.files.length > 0 && (
          <ul className="plain new-files">
            {own.files.map((file) => (
              <NewFileRow
                key={file.key}
                file={file}
                problem={problemOf(file, form.values)}
                onRename={(name) => own.rename(file.key, name)}
                onRemove={() => own.remove(file.key)}
              />
            ))}
          </ul>
        )}
        <NoticeField {...form.text('notice')} />
        <div className="buttons">
          <Button type="submit" look="primary" busy={form.isSending}>
            {own.files.some(({ state }) => state === 'failed')
              ? t('action.retry')
              : t('uploads.addTitle')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function ChooseFiles({
  id,
  logo,
  error,
  onChoose,
}: {
  readonly id: string;
  readonly logo: boolean;
  readonly error: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}) {
  const t = useText();
  const { list } = useFormats();
  const fileSize = useFileSize();
  const endings = logo ? PICTURE_ENDINGS : FILE_ENDINGS;
  const hint = logo
    ? t('words.logoHint', { limit: fileSize(LOGO_BYTES), ...LOGO_PIXELS })
    : t('uploads.fileHint', { limit: fileSize(ATTACHMENT_FORM_BYTES), endings: list(endings) });
  return (
    <div className={error ? 'field has-error' : 'field'}>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FileButton
        id={id}
        hasIcon
        multiple={!logo}
        accept={endings}
        describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        isInvalid={error !== undefined}
        onChoose={onChoose}
      >
        {t(logo ? 'words.chooseImage' : 'words.chooseFile')}
      </FileButton>
    </div>
  );
}
