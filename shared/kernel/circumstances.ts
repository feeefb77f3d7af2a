/**
 * The facts that decide about a row besides the row and its reader: the time, and what other entities say at this
 * moment.
 */
export type Circumstances = {
  readonly now: Date;
  /** Ids of the countries that are on the website. */
  readonly countriesOn: ReadonlySet<string>;
  /** Ids of the countries that use associations. */
  readonly countriesWithAssociations: ReadonlySet<string>;
  /** Of the uploads at hand, the ids of those that an offer shows which everybody finds. */
  readonly uploadsShown: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

/** Returns circumstances of which only the time is known: what depends on others is hidden. */
export const circumstancesAt = (now: Date): Circumstances => ({
  now,
  countriesOn: NONE,
  countriesWithAssociations: NONE,
  uploadsShown: NONE,
});
