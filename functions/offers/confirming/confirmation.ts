export type Confirmation = {
  readonly owner: string;
  readonly country: string;
  /** The time until which the confirmation holds. */
  readonly until: string;
};
