/**
 * A worker that did not write for so long is believed to be dead, and another one takes the job over. Longer than any
 * portion takes: its reads and one save (`SAVE_TIMEOUT_MS`).
 */
export const LEASE_SECONDS = 60;
/** The time of a run, which then hands the rest to the next one; a worker's Lambda function has 120 s. */
export const RUN_SECONDS = 60;
/** A job that was begun so often without getting further is given up. */
export const ATTEMPTS = 5;
/** Rows of jobs are kept so long, with their reports, where the kind says nothing else; days. */
export const KEPT_DAYS = 90;
/** A job whose lease ended this long ago, or that nobody began for so long, has lost its message. */
export const FORGOTTEN_MINUTES = 5;
/** A job may wait so long, from its creation, for a part of the product that is busy or being repaired. */
export const WAITING_HOURS = 24;
export const JOBS_LISTED = 50;
