/** Runs an action once, however often it is asked for. */
export type Once = {
  /**
   * Runs the action of a key. `done`: it ran now. `doneBefore`: nothing happened. `running`: another process holds it;
   * ask again after `ONCE_LEASE_SECONDS`. When the action throws or its process dies, it is free again after the lease.
   */
  readonly run: (
    key: string,
    action: () => Promise<void>,
  ) => Promise<'done' | 'doneBefore' | 'running'>;
};

/**
 * The seconds of a lease: longer than any action takes, shorter than the time after which the asking queue brings it
 * again.
 */
export const ONCE_LEASE_SECONDS = 30;
/** The time that a mark stays: longer than a queue keeps a message (SQS: at most 14 days). */
export const MARK_DAYS = 30;
