import type { ReactNode } from 'react';

export type TableHeading = { readonly name: string; readonly heading: string };

/** A column as a table shows it. The first one names the row and holds the link that opens it. */
export type ShownColumn<R> = TableHeading & {
  readonly cell: (row: R) => ReactNode;
};

/** A column with a value, by which the rows are sorted. */
export type TableColumn<R> = ShownColumn<R> & {
  readonly value: (row: R) => string | number | undefined;
};

/** Returns the columns that were chosen, in the order of the table; the first one always stays. */
export const chosenColumns = <C extends TableHeading>(
  columns: readonly C[],
  chosen: readonly string[],
): readonly C[] => columns.filter(({ name }, index) => index === 0 || chosen.includes(name));
