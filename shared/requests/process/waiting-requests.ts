import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';

/**
 * The statuses in which a step waits for somebody: a draft, an open request, and a granted one until the purchase is
 * reported.
 */
const WAITING = ['new', 'open', 'accepted'] as const satisfies readonly RequestStatus[];

/**
 * Tells whether this account does the next step of a request, and the request waits for it. Every count of waiting
 * requests uses this.
 */
export function isTurnOf(
  process: Pick<RequestProcess, 'turn' | 'agr' | 'status' | 'permissionEnd'>,
  account: string,
): boolean {
  const { turn, status } = process;
  const isWaiting = WAITING.some((waiting) => waiting === status) && !isReportOptional(process);
  return turn === account && isWaiting;
}

/** Tells whether the report on purchases may come, and is not waited for: its farmer has waived what was not bought. */
export const isReportOptional = ({
  turn,
  agr,
  permissionEnd,
}: Partial<Pick<RequestProcess, 'turn' | 'agr' | 'permissionEnd'>>): boolean =>
  permissionEnd?.how === 'waived' && turn === agr;

/** Returns the search for the requests in which this account does the next step (`isTurnOf`). */
export function waitingFilter(account: string): AttributeFilter {
  return {
    $and: [
      { field: 'turn', comparison: 'eq', value: account },
      { field: 'status', comparison: 'in', value: [...WAITING] },
      {
        $or: [
          { field: 'shownStatus', comparison: 'ne', value: 'waived' },
          { field: 'agr', comparison: 'ne', value: account },
        ],
      },
    ],
  };
}

/** Returns the search for the requests that the account has begun and not sent yet. */
export function draftsFilter(account: string): AttributeFilter {
  return {
    $and: [
      { field: 'creator', comparison: 'eq', value: account },
      { field: 'status', comparison: 'eq', value: 'new' },
    ],
  };
}
