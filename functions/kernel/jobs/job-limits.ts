/**
 * The time without a write after which a worker is believed to be dead, and another one takes the job over. It is
 * longer than any portion takes: its reads and one save (`SAVE_TIMEOUT_MS`).
 */
export const LEASE_SECONDS = 60;
/** The time of a run, which then hands the rest to the next one; a worker's Lambda function has 120 s. */
export const RUN_SECONDS = 60;
/** The attempts without progress after which a job is given up. */
export const ATTEMPTS = 5;
/** The minutes after which a job without a lease, or one that nobody began, has lost its message. */
export const FORGOTTEN_MINUTES = 5;
/** The hours, from its creation, that a job may wait for a part of the product that is busy or being repaired. */
export const WAITING_HOURS = 24;
export const JOBS_LISTED = 50;
/** Pages of `JOBS_LISTED` jobs in which those of one kind are looked for. */
export const JOB_PAGES = 20;
