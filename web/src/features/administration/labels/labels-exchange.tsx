import { useState } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';
import { Button } from '#web/components/button.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { saveFile } from '#web/kernel/save-file.ts';
import { readLabelFile, writeLabelFile } from './label-files.ts';
import type { LabelRow } from './label-rows.ts';
import type { LabelDraft } from './use-label-draft.ts';

const XLIFF_TYPE = 'application/xliff+xml';

type Told =
  | { readonly taken: number; readonly unknown: number }
  | { readonly problem: 'format' | 'language' | 'size' };

/**
 * Gives the texts that are shown as a file for a translator's tools, and takes such a file back: its texts stand in their
 * fields then, with the same checks as typed ones, and are saved with them.
 */
export function LabelsExchange({
  draft,
  shown,
  language,
}: {
  readonly draft: LabelDraft;
  readonly shown: readonly LabelRow[];
  readonly language: Locale;
}) {
  const t = useText();
  const [told, setTold] = useState<Told | null>(null);
  const take = async (file: File) => {
    const read = await readLabelFile(file, language);
    if ('problem' in read) return setTold(read);
    const labels = draft.rows.flatMap(({ key }) => {
      const label = read.labels.get(key);
      return label === undefined ? [] : [[key, label] as const];
    });
    const taken = draft.changeAll(labels);
    setTold({ taken, unknown: read.labels.size - labels.length });
  };
  return (
    <>
      <div className="buttons">
        {shown.length > 0 && (
          <Button
            onClick={() => {
              const content = writeLabelFile(shown, language);
              saveFile(`texts-${language}.xlf`, new Blob([content], { type: XLIFF_TYPE }));
            }}
          >
            {t('labels.download', { count: shown.length })}
          </Button>
        )}
        <FileButton accept={['.xlf', '.xliff']} onChoose={([file]) => file && void take(file)}>
          {t('labels.upload')}
        </FileButton>
      </div>
      {told !== null && <Told told={told} />}
    </>
  );
}

function Told({ told }: { readonly told: Told }) {
  const t = useText();
  if ('problem' in told) {
    const text =
      told.problem === 'size'
        ? t('errors.entities.attachmentTooLarge')
        : t(`labels.file.${told.problem}`);
    return <Notice tone="bad" role="alert" title={text} />;
  }
  return (
    <Notice tone="info" role="status" title={t('labels.taken', { count: told.taken })}>
      {told.unknown > 0 && <p>{t('labels.unknownKeys', { count: told.unknown })}</p>}
    </Notice>
  );
}
