export type Confirmation = {
  readonly owner: string;
  readonly country: string;
  /** The confirmation holds until then. */
  readonly until: string;
};
