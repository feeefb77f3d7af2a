import { MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';

/**
 * Characters to which texts of error reports and log lines are cut: they are not refused, because a page that breaks
 * must not break again.
 */
export const LOG_TEXT_LENGTH = 1000;
export const LOG_STACK_LENGTH = 8000;
export const LOG_CONTEXT_FIELDS = 20;
export const LOG_BODY_BYTES = 64_000;
/** The limit of reports: a page reports each error once; a whole office may sit behind one address. */
export const LOG_CALLS = {
  per: 'address',
  count: 120,
  seconds: (5 * MINUTE_MS) / SECOND_MS,
} as const;
