import { exportTextsFor } from '#functions/exports/public.ts';
import { importColumns } from '#shared/imports/import-columns.ts';
import { keysOf } from '#shared/kernel/keys-of.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import type { ImportTexts } from './import-texts.ts';

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
