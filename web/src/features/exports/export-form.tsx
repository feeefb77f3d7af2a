import { EXPORT_FORMATS, type ExportFormat } from '#shared/exports/export-format.ts';
import type { ExportView } from '#shared/exports/export-view.ts';
import { LOCALES, type Locale } from '#shared/kernel/locale.ts';
import { Checkbox, RadioGroup, SegmentedRadio } from '#web/components/choice-group.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, type Sending, useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useSite } from '#web/kernel/site.ts';
import { ColumnFields } from './column-fields.tsx';
import {
  type ColumnChoice,
  columnsOf,
  type ExportChoices,
  type ListedColumn,
} from './export-choices.ts';

const FORMATS = { xlsx: 'Excel (XLSX)', csv: 'CSV' } as const satisfies Record<
  ExportFormat,
  string
>;

const COLUMN_CHOICES: readonly ColumnChoice[] = ['list', 'all', 'own'];

/** The choices of a reader, and the configuration that they were made from. */
export type ChosenExport = {
  readonly choices: ExportChoices;
  readonly config: CallOutput<'GET export/config/get'>;
};

/** Asks for the format and the columns of the file, and, folded away, its language, its headings, labels or ids. */
export function ExportForm({
  config,
  listed,
  view,
  sending,
  onForget,
  onClose,
}: Pick<ChosenExport, 'config'> & {
  readonly listed: readonly ListedColumn[];
  /** The columns and headings of the last time; absent: the proposed ones. */
  readonly view: ExportView | undefined;
  readonly sending: Sending<ChosenExport, unknown>;
  readonly onForget: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const language = useLocale();
  const proposed = { own: columnsOf({ which: 'list', own: [] }, listed, config), headings: {} };
  const countOf = (chosen: ExportChoices) => columnsOf(chosen, listed, config).length;
  const read: ExportChoices = {
    format: 'xlsx',
    which: view === undefined ? 'list' : 'own',
    ...(view === undefined ? proposed : { own: view.columns, headings: view.headings }),
    language,
    fallback: '',
    ids: false,
  };
  const form = useForm({
    read,
    check: (chosen): FieldProblems =>
      countOf(chosen) === 0 ? { which: t('exports.noColumn') } : {},
    input: (choices) => ({ choices, config }),
    sending,
    prefix: 'export-',
  });
  const { values: choices, set: change } = form;
  return (
    <Form form={form} className="stack" isShort>
      <SegmentedRadio
        label={t('exports.format')}
        choices={EXPORT_FORMATS.map((value) => ({ value, label: FORMATS[value] }))}
        value={choices.format}
        onChange={(format) => change({ format: oneOf(EXPORT_FORMATS, format) ?? 'xlsx' })}
      />
      <RadioGroup
        id="export-which"
        label={t('words.columns')}
        error={form.errorOf('which')}
        choices={COLUMN_CHOICES.map((value) => ({
          value,
          label: t(`exports.columns.${value}`, { count: countOf({ ...choices, which: value }) }),
        }))}
        value={choices.which}
        onChange={(which) => change({ which: oneOf(COLUMN_CHOICES, which) ?? 'list' })}
      />
      {choices.which === 'own' && (
        <ColumnFields
          columns={config.columns}
          choices={choices}
          onChange={change}
          onPropose={() => {
            change({ ...proposed, which: 'own' });
            onForget();
          }}
        />
      )}
      <details>
        <summary>{t('exports.more')}</summary>
        <MoreChoices choices={choices} onChange={change} />
      </details>
      <FormButtons form={form} icon="download" onCancel={onClose}>
        {t('exports.begin')}
      </FormButtons>
    </Form>
  );
}

function MoreChoices({
  choices: { language, fallback, ids },
  onChange,
}: {
  readonly choices: ExportChoices;
  readonly onChange: (patch: Partial<ExportChoices>) => void;
}) {
  const t = useText();
  const { languages } = useSite();
  const offered = LOCALES.filter((locale) => locale === language || languages.includes(locale));
  const options = (locales: readonly Locale[]) =>
    locales.map((value) => ({ value, label: autonymOf(value, locales) }));
  return (
    <div className="stack">
      <SelectField
        label={t('exports.language')}
        options={options(offered)}
        value={language}
        onChange={({ target }) => onChange({ language: oneOf(LOCALES, target.value) ?? language })}
      />
      <SelectField
        label={t('exports.fallback')}
        empty={t('exports.fallbackNone')}
        options={options(LOCALES.filter((locale) => locale !== language))}
        value={fallback}
        onChange={({ target }) => onChange({ fallback: oneOf(LOCALES, target.value) ?? '' })}
      />
      <Checkbox
        label={t('exports.ids')}
        checked={ids}
        onChange={(isChosen) => onChange({ ids: isChosen })}
      />
    </div>
  );
}

const oneOf = <T extends string>(all: readonly T[], value: string): T | undefined =>
  all.find((choice) => choice === value);
