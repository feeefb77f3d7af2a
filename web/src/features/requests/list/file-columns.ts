import type { ListedColumn } from '#web/features/exports/public.ts';
import type { COLUMN_HEADINGS } from './column-headings.ts';

type Column = keyof typeof COLUMN_HEADINGS;

/** The columns of a file that hold the facts of each column of the list. */
const FILE_COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  number: ['hid'],
  applicant: ['applicantName', 'controlNumber'],
  region: ['region'],
  animals: ['animalkind', 'offergroup'],
  package: ['package'],
  sent: ['sentOn'],
  status: ['status', 'statusLabel'],
  turn: ['turn'],
  since: ['stepSince'],
  deadline: ['stepClosesOn'],
};

/**
 * Returns the columns of a file for columns of the list; with the heading of the list where one column stands for
 * one.
 */
export function fileColumns(headings: ReadonlyMap<Column, string>): ListedColumn[] {
  return [...headings].flatMap(([column, heading]) => {
    const names = FILE_COLUMNS[column];
    return names.map((name) => (names.length === 1 ? { name, heading } : { name }));
  });
}
