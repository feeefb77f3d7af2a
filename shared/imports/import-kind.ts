/** The kinds of rows that can be brought in from a spreadsheet. */
export const IMPORT_KINDS = ['customers', 'farmers', 'offergroups', 'offers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The outcome of a row. */
export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'failed';

/** Tells for each kind whether a file can be the whole stock, so that entries that it does not list end. */
export const CAN_BE_FULL: Readonly<Record<ImportKind, boolean>> = {
  customers: true,
  farmers: true,
  offergroups: false,
  offers: false,
};
