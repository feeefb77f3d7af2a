import { exportTextsFor } from '#functions/exports/public.ts';
import { importColumns } from '#shared/imports/import-columns.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { keysOf } from '#shared/kernel/keys-of.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { recordOf } from '#shared/kernel/record-of.ts';

type ColumnText = {
  readonly heading: string;
  /** Explains the column in a few words. */
  readonly explanation: string;
  /** The further headings by which a column is recognised. */
  readonly also: readonly string[];
};

/** The words of one language in templates and in files of faulty rows. */
export type ImportTexts = {
  /** The names of a template's file and sheet. */
  readonly names: Readonly<Record<ImportKind, { readonly file: string; readonly sheet: string }>>;
  readonly columns: {
    readonly [K in ImportKind]: Readonly<Record<keyof (typeof importColumns)[K], ColumnText>>;
  };
  /** The example row of the template, which is not imported. Numbers of the country stand apart. */
  readonly examples: {
    readonly [K in ImportKind]: Readonly<Partial<Record<keyof (typeof importColumns)[K], string>>>;
  };
  readonly faulty: { readonly file: string; readonly row: string; readonly reason: string };
};

type Columns = ImportTexts['columns']['offers'];

/**
 * Returns the words of the columns of offers: the headings of their export, so that its file is known by them, and
 * those that earlier exports had.
 */
export function offerColumns(
  language: Locale,
  explanations: Readonly<Partial<Record<keyof Columns, string>>>,
  earlier: Readonly<Partial<Record<keyof Columns, readonly string[]>>> = {},
): Columns {
  const { offers } = exportTextsFor(language).headings;
  const columnOf = (name: keyof Columns) => ({
    heading: offers[name],
    explanation: explanations[name] ?? '',
    also: earlier[name] ?? [],
  });
  return recordOf(keysOf(importColumns.offers), columnOf);
}
