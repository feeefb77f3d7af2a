/** Does what must not be done twice, however often it is asked for. */
export type Once = {
  /**
   * `done`: now. `doneBefore`: nothing happened. `running`: another holds it; ask again when `ONCE_LEASE_SECONDS` are
   * over. An action that throws, or whose process dies, is free again after the lease.
   */
  readonly run: (
    key: string,
    action: () => Promise<void>,
  ) => Promise<'done' | 'doneBefore' | 'running'>;
};

/** Longer than any action takes, shorter than the time after which the queue that asks brings it again. */
export const ONCE_LEASE_SECONDS = 30;
/** How long a mark stays: longer than a queue keeps a message (SQS: at most 14 days). */
export const MARK_DAYS = 30;
