/**
 * Small values that are no entities: without revisions, search and rights of their own, each in a row of the table.
 * The last one put stays. Whoever makes a key decides who may reach it.
 */
export type KeyedValues = {
  /** Undefined when there is none; as JSON reads it. */
  readonly get: (key: string) => Promise<unknown>;
  /** Returns the values that exist, by their keys. */
  readonly getMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** `expires`: the value may be gone from then on, but need not be. */
  readonly put: (key: string, value: object, how?: { expires: Date }) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};
