import type { FileReading } from '#shared/imports/endpoints.ts';
import { HEADER_ROWS } from '#shared/imports/limits.ts';
import {
  CSV_ENCODINGS,
  CSV_SEPARATORS,
  type CsvEncoding,
  type CsvSeparator,
} from '#shared/kernel/sheet.ts';
import { SelectField } from '#web/components/select-field.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Translate } from '#web/i18n/texts.ts';
import type { FileLook } from './use-import.ts';

const SEPARATORS = {
  ';': 'imports.separator.semicolon',
  ',': 'imports.separator.comma',
  tab: 'imports.separator.tab',
  '|': 'imports.separator.pipe',
} as const satisfies Record<CsvSeparator, MessageKey>;

const ROWS = Array.from({ length: HEADER_ROWS }, (_, index) => String(index + 1));

/** Says how a file was read, and lets it be read otherwise. */
export function ReadingFields({
  look,
  reading,
  onChange,
}: {
  readonly look: FileLook;
  readonly reading: FileReading;
  readonly onChange: (reading: FileReading) => void;
}) {
  const t = useText();
  const { encoding, separator, sheet, sheets, headerRow } = look;
  return (
    <div className="import-reading">
      <p>
        <strong>{t('imports.recognised')}:</strong> <Told look={look} />
      </p>
      <details>
        <summary>{t('imports.change')}</summary>
        <div className="import-columns">
          {encoding !== undefined && (
            <SelectField
              label={t('imports.encoding')}
              value={encoding}
              onChange={({ target }) => {
                const next = CSV_ENCODINGS.find((value) => value === target.value);
                onChange({ ...reading, encoding: next });
              }}
              options={CSV_ENCODINGS.map((value) => ({
                value,
                label: encodingName(t, value),
              }))}
            />
          )}
          {separator !== undefined && (
            <SelectField
              label={t('imports.separator')}
              value={separator}
              onChange={({ target }) => {
                const next = CSV_SEPARATORS.find((value) => value === target.value);
                onChange({ ...reading, separator: next, headerRow: undefined });
              }}
              options={CSV_SEPARATORS.map((value) => ({ value, label: t(SEPARATORS[value]) }))}
            />
          )}
          {sheets.length > 1 && sheet !== undefined && (
            <SelectField
              label={t('imports.sheet')}
              value={sheet}
              onChange={({ target }) =>
                onChange({ ...reading, sheet: target.value, headerRow: undefined })
              }
              options={sheets.map((name) => ({ value: name, label: name }))}
            />
          )}
          <SelectField
            label={t('imports.headerRow')}
            width="short"
            value={String(headerRow)}
            onChange={({ target }) => onChange({ ...reading, headerRow: Number(target.value) })}
            options={ROWS.map((value) => ({ value, label: value }))}
          />
        </div>
      </details>
    </div>
  );
}

/** Returns the name of an encoding; some have no meaning without the region that uses them. */
function encodingName(t: Translate, encoding: CsvEncoding): string {
  switch (encoding) {
    case 'windows-1250':
    case 'windows-1252':
    case 'windows-1257':
      return t(`imports.encoding.${encoding}`);
    default:
      return encoding.toUpperCase();
  }
}

function Told({ look }: { readonly look: FileLook }) {
  const t = useText();
  const { format, encoding, separator, sheet, headerRow: row } = look;
  const values = { format: format.toUpperCase(), row };
  if (encoding !== undefined && separator !== undefined)
    return t('imports.readingCsv', {
      ...values,
      encoding: encodingName(t, encoding),
      separator: t(SEPARATORS[separator]),
    });
  return t('imports.readingSheet', { ...values, sheet: sheet ?? '–' });
}
