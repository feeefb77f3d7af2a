/** The number of times that something may be done within `seconds`. */
export type Limit = { readonly count: number; readonly seconds: number };

/** Counts uses, so that nobody takes too many. */
export type Limits = {
  /**
   * Counts one use of `what` by `key` in the present window. Undefined when it is allowed; else the seconds until the
   * window ends, and the use does not count.
   */
  readonly take: (what: string, key: string, limit: Limit) => Promise<number | undefined>;
  /** Tells what `take` would answer, and counts nothing. */
  readonly wait: (what: string, key: string, limit: Limit) => Promise<number | undefined>;
};
