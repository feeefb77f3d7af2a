import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { IMPORT_FILE_BYTES, IMPORT_FORMATS } from '#shared/imports/limits.ts';
import type { SheetFormat } from '#shared/kernel/sheet.ts';
import { Button } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { FieldError } from '#web/components/field.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { fileName, postFile } from '#web/features/uploads/public.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { saveFile } from '#web/kernel/save-file.ts';
import { CONTROL_BODY_ID, ControlBodyFields } from './control-body-fields.tsx';
import { useImportConfig } from './use-import.ts';

/** The endings of each format: a CSV file goes by other names, too. */
const ENDINGS = {
  xlsx: ['.xlsx'],
  xls: ['.xls'],
  csv: ['.csv', '.txt', '.tsv'],
} as const satisfies Record<SheetFormat, readonly string[]>;
const MEGABYTE = 1024 * 1024;
const ERROR_ID = 'import-file-error';

type FileStepProps = {
  readonly kind: ImportKind;
  readonly controlBody: string;
  readonly onControlBody: (id: string) => void;
  readonly onSent: (sent: { readonly file: string; readonly name: string }) => void;
};

export function FileStep({ kind, controlBody, onControlBody, onSent }: FileStepProps) {
  const t = useText();
  const { number, unit } = useFormats();
  const { data: config, isPending } = useImportConfig(kind);
  const template = useTemplate(kind);
  const { sending, send, error } = useSendSource(kind, onSent);
  const [problem, setProblem] = useState<string>();
  const [lacksBody, setLacksBody] = useState(false);
  const choose = ([file]: readonly File[]) => {
    if (file === undefined || sending !== undefined) return;
    if (kind === 'farmers' && controlBody === '') {
      setLacksBody(true);
      document.getElementById(CONTROL_BODY_ID)?.focus();
    } else if (file.size > IMPORT_FILE_BYTES)
      setProblem(
        t('words.fileTooLarge', {
          size: unit(file.size / MEGABYTE, 'megabyte', 1),
          limit: unit(IMPORT_FILE_BYTES / MEGABYTE, 'megabyte'),
        }),
      );
    else {
      setProblem(undefined);
      send(file);
    }
  };
  // The limits stand above the button, which would move under the press when they come.
  if (isPending) return <LoadingState rows={6} />;
  return (
    <section aria-labelledby="import-file" className="stack">
      <h2 id="import-file">{t('words.file')}</h2>
      {kind === 'farmers' && (
        <ControlBodyFields
          value={controlBody}
          error={lacksBody && controlBody === '' ? t('words.choose') : undefined}
          onChange={onControlBody}
        />
      )}
      {kind !== 'offers' && <p>{t('imports.templateText')}</p>}
      <div className="buttons">
        <Button icon="download" busy={template.isPending} onClick={() => template.mutate()}>
          {t('imports.template')}
        </Button>
      </div>
      {template.error !== null && <FailureState error={template.error} />}
      <p className="muted">
        {config !== undefined &&
          t('imports.limits', {
            formats: IMPORT_FORMATS[kind].map((format) => format.toUpperCase()).join(', '),
            size: number(IMPORT_FILE_BYTES / MEGABYTE),
            rows: number(config.rows),
          })}{' '}
        {t('imports.privacy')}
      </p>
      {problem !== undefined && (
        <FieldError id={ERROR_ID} isLive>
          {problem}
        </FieldError>
      )}
      {error !== null && <FailureState error={error} />}
      <div className="buttons">
        {/* It stays while a file is sent: the focus would be lost with it. */}
        <FileButton
          accept={IMPORT_FORMATS[kind].flatMap((format) => ENDINGS[format])}
          hasIcon
          onChoose={choose}
          {...(problem !== undefined && { isInvalid: true, describedBy: ERROR_ID })}
        >
          {sending === undefined
            ? t('words.chooseFile')
            : t('words.sending', { percent: Math.floor(sending.share * 100) })}
        </FileButton>
      </div>
    </section>
  );
}

/** Gives the reader the template of a kind of import, in the language of the page. */
function useTemplate(kind: ImportKind) {
  const { api } = useKernel();
  const language = useLocale();
  return useMutation({
    mutationFn: async () => {
      const asked = { kind, language };
      const { name, contentType, content } = await api.call('GET import/template/get', asked, {
        quiet: true,
      });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveFile(name, new Blob([bytes], { type: contentType }));
    },
  });
}

/**
 * Sends a spreadsheet to where imports look at it; tells how much of it is there. A reader who has gone elsewhere
 * meanwhile stays there.
 */
function useSendSource(
  kind: ImportKind,
  onSent: (sent: { readonly file: string; readonly name: string }) => void,
) {
  const { api } = useKernel();
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const { mutate, error } = useMutation({
    mutationFn: async (source: File) => {
      const name = fileName(source.name);
      setSending({ name, share: 0 });
      const asked = { kind, name, size: source.size };
      const { file, upload } = await api.call('POST import/file/create', asked, { quiet: true });
      await postFile(upload, source, (share) => setSending({ name, share }));
      return { file, name };
    },
    onSettled: () => setSending(undefined),
  });
  return { sending, send: (file: File) => mutate(file, { onSuccess: onSent }), error };
}
