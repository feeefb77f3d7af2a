/**
 * The small values that are no entities: without revisions, search and rights of their own, each in a row of the
 * table. The last value put stays. The maker of a key decides who may reach it.
 */
export type KeyedValues = {
  /** Returns the value as JSON reads it; undefined when there is none. */
  readonly get: (key: string) => Promise<unknown>;
  /** Returns the values that exist, by their keys. */
  readonly getMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** Puts a value; `expires`: from then on it may be gone, but need not be. */
  readonly put: (key: string, value: object, how?: { expires: Date }) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};
