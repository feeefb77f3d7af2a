import type { ImportKind } from '#shared/imports/import-kind.ts';
import { allImportTexts } from './import-texts-for.ts';

/**
 * Returns the headings of a column in every language: the writer of a file may use another one than the reader of the
 * page.
 */
export function headingsKnown(kind: ImportKind, column: string): string[] {
  const headings = allImportTexts.flatMap(({ columns }) => {
    const text = Object.entries(columns[kind]).find(([name]) => name === column)?.[1];
    return text === undefined ? [] : [text.heading, ...text.also];
  });
  return [...headings, column];
}
