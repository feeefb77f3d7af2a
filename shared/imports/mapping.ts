import * as z from 'zod';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import type { ImportColumn } from './import-columns.ts';
import { IMPORT_COLUMNS } from './limits.ts';

const ColumnName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-zA-Z0-9]*$/);

/** Column of the kind → column of the file, from 0. */
export const ImportMapping = boundedRecord(
  ColumnName,
  z
    .int()
    .min(0)
    .max(IMPORT_COLUMNS - 1),
  IMPORT_COLUMNS,
);
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Returns a heading as it is compared: `Kontroll-Nr.` is `kontrollnr`. */
export const headingKey = (heading: string): string =>
  foldText(heading).replace(/[^\p{L}\p{N}]+/gu, '');

type Asked = {
  readonly columns: Readonly<Record<string, ImportColumn>>;
  /** The headings of the file by their columns; undefined where a column has none. */
  readonly headings: readonly (string | undefined)[];
  /** Returns the headings by which a column is known, the likelier first. */
  readonly known: (column: string) => readonly string[];
};

/**
 * Returns the mapping that the headings suggest: for each column the same heading, or else one that begins so; each
 * heading once.
 */
export function proposeMapping({ columns, headings, known }: Asked): ImportMapping {
  const keys = headings.map((heading) => (heading === undefined ? '' : headingKey(heading)));
  const words = Object.keys(columns).map(
    (column) => [column, known(column).map(headingKey)] as const,
  );
  const mapping: ImportMapping = {};
  const taken = new Set<number>();
  const take = (fits: (key: string, word: string) => boolean) => {
    for (const [column, knownKeys] of words) {
      if (column in mapping) continue;
      const index = knownKeys
        .map((word) => keys.findIndex((key, place) => !taken.has(place) && fits(key, word)))
        .find((place) => place >= 0);
      if (index === undefined) continue;
      mapping[column] = index;
      taken.add(index);
    }
  };
  take((key, word) => key === word);
  take((key, word) => key !== '' && word.length >= LEAST && key.startsWith(word));
  return mapping;
}

/** The least letters of a word: a shorter one begins too many headings. */
const LEAST = 4;

/** Returns the columns that the kind needs and the mapping does not have. */
export const missingColumns = (
  columns: Readonly<Record<string, ImportColumn>>,
  mapping: ImportMapping,
): string[] =>
  Object.keys(columns).filter((name) => columns[name]?.isRequired && mapping[name] === undefined);
