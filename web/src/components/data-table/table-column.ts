import type { ReactNode } from 'react';
import type { CsvCell } from '#shared/kernel/csv.ts';

/** A column as a table shows it. The first one names the row and holds the link that opens it. */
export type ShownColumn<R> = {
  readonly name: string;
  readonly heading: string;
  readonly cell: (row: R) => ReactNode;
};

/** A column with a value, which sorts the rows and stands in the file. */
export type TableColumn<R> = ShownColumn<R> & { readonly value: (row: R) => CsvCell };

/** Returns the columns that were chosen, in the order of the table; the first one always stays. */
export function chosenColumns<R>(
  columns: readonly TableColumn<R>[],
  chosen: readonly string[],
): readonly TableColumn<R>[] {
  return columns.filter(({ name }, index) => index === 0 || chosen.includes(name));
}

/** Returns a table as the rows of a file, with its headings. */
export function tableCells<R>(columns: readonly TableColumn<R>[], rows: readonly R[]): CsvCell[][] {
  return [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ];
}
