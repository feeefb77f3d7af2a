import type { ExportFormat } from '#shared/exports/export-format.ts';
import type { ExportView } from '#shared/exports/export-view.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';

/** A column as the list has it: its name in the file, and the heading of the list where that stands for it alone. */
export type ListedColumn = { readonly name: string; readonly heading?: string };

/** The columns of a file that hold the facts of each column of a list. */
export type FileColumns = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the columns of a file for columns of a list, by their name and heading; with the heading of the list where
 * one column stands for one.
 */
export function listedColumns(
  columns: readonly { readonly name: string; readonly heading: string }[],
  fileColumns: FileColumns,
): ListedColumn[] {
  return columns.flatMap(({ name: column, heading }) => {
    const names = fileColumns[column] ?? [];
    return names.map((name) => (names.length === 1 ? { name, heading } : { name }));
  });
}

/** The choice of the columns of a file: those of the list, all, or chosen ones. */
export type ColumnChoice = 'list' | 'all' | 'own';

/** The choices of a reader before an export begins. */
export type ExportChoices = {
  readonly format: ExportFormat;
  readonly which: ColumnChoice;
  /** Names of the chosen columns. */
  readonly own: readonly string[];
  /** Own headings, by column; an empty one is none. */
  readonly headings: Readonly<Record<string, string>>;
  readonly language: Locale;
  /** The language tried where a label is missing; '' for none. */
  readonly fallback: Locale | '';
  /** Tells whether the file holds ids in place of labels. */
  readonly ids: boolean;
};

type Config = CallOutput<'GET export/config/get'>;

/** Returns the names of the columns that the file will have, in the order of the configuration. */
export function columnsOf(
  { which, own }: Pick<ExportChoices, 'which' | 'own'>,
  listed: readonly ListedColumn[],
  { columns }: Pick<Config, 'columns'>,
): string[] {
  const all = columns.map(({ name }) => name);
  if (which === 'all') return all;
  // No file has a column that its configuration leaves out.
  if (which === 'own') return all.filter((name) => own.includes(name));
  return listed.map(({ name }) => name).filter((name) => all.includes(name));
}

type Asked = Omit<CallInput<'POST export/job/create'>, 'searchFilter'>;

/** Returns the input of the call that begins the export; in another language the list's headings are left out. */
export function exportInput(
  choices: ExportChoices,
  {
    config,
    listed,
    page,
  }: { readonly config: Config; readonly listed: readonly ListedColumn[]; readonly page: Locale },
): Asked {
  const { format, which, language, fallback, ids } = choices;
  const columns = columnsOf(choices, listed, config);
  const inList = which === 'list' && language === page ? headingsOf(listed) : {};
  const headings = { ...inList, ...trimmed(choices.headings) };
  const entries = Object.entries(headings).filter(([name]) => columns.includes(name));
  return {
    config: config.alias,
    format,
    columns,
    customColumnHeaders: Object.fromEntries(entries),
    runParams: {
      language,
      tl: !ids,
      ...defined({ fallbackLanguage: fallback === '' ? undefined : fallback }),
    },
  };
}

/** Returns the chosen columns and the typed headings, as they are kept for the next export. */
export const viewOf = ({ own, headings }: ExportChoices): ExportView => ({
  columns: [...own],
  headings: trimmed(headings),
});

const headingsOf = (listed: readonly ListedColumn[]): Record<string, string> =>
  Object.fromEntries(
    listed.flatMap(({ name, heading }) => (heading === undefined ? [] : [[name, heading]])),
  );

const trimmed = (headings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headings).flatMap(([name, heading]) =>
      heading.trim() === '' ? [] : [[name, heading.trim()]],
    ),
  );
