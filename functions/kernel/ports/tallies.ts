/** The numbers to add to one row of a tally, by their names. A number may be less than nothing. */
export type TallyChange = {
  readonly tally: string;
  readonly row: string;
  readonly numbers: Readonly<Record<string, number>>;
};
/** A row of a tally, without numbers that have come back to nothing, or are below it for now. */
type TallyRow = { readonly row: string; readonly numbers: Readonly<Record<string, number>> };

/** The sums that are kept as things happen, so that a count need not read all the things. */
export type Tallies = {
  /**
   * Adds all changes or none, and for each mark once however often it is asked (for `MARK_DAYS`). At most 99 changes.
   */
  readonly add: (mark: string, changes: readonly TallyChange[]) => Promise<void>;
  /**
   * Returns the rows of a tally from one name to another, both included, in the order of their names. `fresh`: all
   * written ones.
   */
  readonly read: (
    tally: string,
    range: { readonly from: string; readonly to: string; readonly fresh?: boolean },
  ) => Promise<TallyRow[]>;
};
