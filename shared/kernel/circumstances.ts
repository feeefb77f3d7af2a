/**
 * The facts that decide about a row besides the row and its reader: the time, and the state of other entities at this
 * moment.
 */
export type Circumstances = {
  readonly now: Date;
  /** Ids of the countries that are on the website. */
  readonly countriesOn: ReadonlySet<string>;
  /** Ids of the countries that use associations. */
  readonly countriesWithAssociations: ReadonlySet<string>;
  /** Ids of the countries whose suppliers need no administrator's confirmation. */
  readonly countriesWithoutConfirmation: ReadonlySet<string>;
  /** Ids of the uploads at hand that an offer, a seller or a request shows which the caller reads. */
  readonly uploadsShown: ReadonlySet<string>;
  /** Ids of the offices and suppliers at hand that a request names of which the caller is a party. */
  readonly namedByRequests: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

/** Returns circumstances of which only the time is known: rows that depend on other entities are hidden. */
export const circumstancesAt = (now: Date): Circumstances => ({
  now,
  countriesOn: NONE,
  countriesWithAssociations: NONE,
  countriesWithoutConfirmation: NONE,
  uploadsShown: NONE,
  namedByRequests: NONE,
});
