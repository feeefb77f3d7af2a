/** The kinds of rows that can be brought in from a spreadsheet. */
export const IMPORT_KINDS = ['customers', 'farmers', 'offergroups'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The outcome of a row. */
export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'failed';

/** Can a file of the kind be all that there is, so that what it does not list ends? */
export const CAN_BE_FULL: Readonly<Record<ImportKind, boolean>> = {
  customers: true,
  farmers: true,
  offergroups: false,
};
