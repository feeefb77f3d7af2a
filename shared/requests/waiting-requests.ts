import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { RequestProcess } from './request-process.ts';
import type { RequestStatus } from './status.ts';

/** Where a step waits for somebody: a draft, what is on its way, and a granted request until the purchase is reported. */
const WAITING = ['new', 'open', 'accepted'] as const satisfies readonly RequestStatus[];

/** Is it for this account to do the next step of a request? Whoever counts what waits, counts by this. */
export function isTurnOf(
  { turn, status }: Pick<RequestProcess, 'turn' | 'status'>,
  account: string,
): boolean {
  return turn === account && WAITING.some((known) => known === status);
}

/** Returns the same as a search. */
export function waitingFilter(account: string): AttributeFilter {
  return {
    $and: [
      { field: 'turn', comparison: 'eq', value: account },
      { field: 'status', comparison: 'in', value: [...WAITING] },
    ],
  };
}

/** Returns the search for the part of them that the account has begun and not sent yet. */
export function draftsFilter(account: string): AttributeFilter {
  return {
    $and: [
      { field: 'creator', comparison: 'eq', value: account },
      { field: 'status', comparison: 'eq', value: 'new' },
    ],
  };
}
