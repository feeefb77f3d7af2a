import { SECOND_MS } from '#shared/kernel/time.ts';

const RETRY_MS = 10 * SECOND_MS;
const RETRY_SOON_MS = SECOND_MS;

/**
 * Returns the pause before the next try, in ms, by how long ago the device found a network: ten seconds, and one second
 * shortly after it did, because devices say so before it carries anything.
 */
export const retryPause = (foundMsAgo: number): number =>
  foundMsAgo < RETRY_MS ? RETRY_SOON_MS : RETRY_MS;
