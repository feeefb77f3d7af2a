/** Numbers to add to one row of a tally, by their names. May be less than nothing. */
export type TallyChange = {
  readonly tally: string;
  readonly row: string;
  readonly numbers: Readonly<Record<string, number>>;
};
/** Numbers that have come back to nothing, or are below it for now, are left out. */
type TallyRow = { readonly row: string; readonly numbers: Readonly<Record<string, number>> };

/** Sums that are kept as things happen, so that nobody has to read the things to know how many there were. */
export type Tallies = {
  /** All changes or none, and for each mark once however often it is asked (for `MARK_DAYS`). At most 99 changes. */
  readonly add: (mark: string, changes: readonly TallyChange[]) => Promise<void>;
  /** Rows of a tally from one name to another, both included, in the order of their names. `fresh`: all that are written. */
  readonly read: (
    tally: string,
    range: { readonly from: string; readonly to: string; readonly fresh?: boolean },
  ) => Promise<TallyRow[]>;
};
