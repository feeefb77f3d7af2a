import { SECOND_MS } from '#shared/kernel/time.ts';

/** The time of one task of the queue `requests`: ten of them, a batch, end within the time of the worker. */
export const TASK_MS = 8 * SECOND_MS;
