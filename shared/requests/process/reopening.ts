import { DAY_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { REOPEN_DAYS } from '#shared/requests/limits.ts';
import { lapseEventOf } from './lapsed.ts';

/**
 * Returns the instant until which an office may reopen a request; undefined where the request did not end because
 * nobody answered in time.
 */
export function reopenableUntil(
  process: Pick<RequestProcess, 'status' | 'events'>,
): string | undefined {
  const lapse = lapseEventOf(process);
  return lapse && new Date(Date.parse(lapse.on) + REOPEN_DAYS * DAY_MS).toISOString();
}

/** Tells whether an office may reopen a request at an instant. */
export function mayReopen(process: Pick<RequestProcess, 'status' | 'events'>, now: Date): boolean {
  const until = reopenableUntil(process);
  return until !== undefined && now.toISOString() <= until;
}
