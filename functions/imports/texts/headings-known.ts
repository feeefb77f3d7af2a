import { allExportTexts } from '#functions/exports/public.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { partsOf } from '../parts-of.ts';
import { farmHeadings } from './farm-headings.ts';
import { allImportTexts } from './import-texts-for.ts';

/**
 * Returns the headings of a column in every language: the writer of a file may use another one than the reader of the
 * page. A file of breeds may be an export, whose headings are the names of the fields.
 */
export function headingsKnown(kind: ImportKind, column: string): string[] {
  const known = allImportTexts.flatMap(({ columns }) => {
    const text = Object.entries(columns[kind]).find(([name]) => name === column)?.[1];
    return text === undefined ? [] : [text.heading, ...text.also];
  });
  return [...known, ...(kind === 'offergroups' ? fieldNames : farmWords)(column), column];
}

const FARM_WORDS = Object.values(farmHeadings).flatMap((words) => Object.entries(words));

const farmWords = (column: string): string[] =>
  FARM_WORDS.flatMap(([name, words]) => (name === column ? partsOf(words) : []));

/** The fields of a breed whose columns have another name. */
const BREED_FIELDS: Readonly<Record<string, string>> = {
  name: 'labels',
  countries: 'activeInCountries',
  specifications: 'offerSpecifications',
};

const fieldNames = (column: string): string[] =>
  allExportTexts.flatMap(
    ({ screenWords }) =>
      screenWords[`administration.field.${BREED_FIELDS[column] ?? column}`] ?? [],
  );
