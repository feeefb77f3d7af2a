import { authorityId } from '#infra/demo/countries/build-countries.ts';
import { type DemoTimes, demoTimes } from '#infra/demo/demo-times.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { elementAt } from '#infra/demo/random.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import type { Approval } from '#shared/offers/approval.ts';
import { earliestDay } from '#shared/offers/preorder-dates.ts';

/** Availabilities as often as a market shows them; the first ten hold every one of them. */
const AVAILABILITIES = [
  'available',
  'available',
  'later',
  'available',
  'unavailable',
  'available',
  'archived',
  'available',
  'unavailableUntil',
  'available',
  'available',
  'later',
  'available',
  'available',
  'available',
  'available',
  'unavailable',
  'available',
  'available',
] as const;

const APPROVALS = [
  'accepted',
  'pending',
  'accepted',
  'accepted',
  'rejected',
  'accepted',
  'accepted',
] as const satisfies readonly Approval[];

export type OfferState = {
  readonly status: string;
  readonly availableFrom?: string;
  readonly autApproval: { readonly status: string; readonly on?: string; readonly reason?: string };
  readonly history: readonly object[];
};

/** The state of the offer at a place in the list: every availability and approval comes again and again. */
export function offerState(
  holding: Holding,
  at: number,
  { times, preorder }: { times: DemoTimes; preorder: Preorder | undefined },
): OfferState {
  const availability = elementAt(AVAILABILITIES, at);
  const days = 5 + ((at * 7) % 60);
  const autApproval = approval(holding, at, times);
  const wasOnline = autApproval.status === 'none' || autApproval.status === 'accepted';
  const online = { begin: times.at(-days) };
  const ended = wasOnline ? [{ ...online, end: times.at(-Math.floor(days / 2)) }] : [];
  const promisedDay = () => {
    const soonest = preorder ? earliestDay(preorder, times.day(10)) : times.day(10);
    return demoTimes(new Date(soonest)).day(days);
  };
  switch (availability) {
    case 'available':
      return { status: 'available', autApproval, history: wasOnline ? [online] : [] };
    case 'unavailable':
      return { status: 'unavailable', autApproval, history: ended };
    case 'unavailableUntil':
      return { status: 'unavailable', availableFrom: times.day(days), autApproval, history: ended };
    case 'later':
      return { status: 'later', availableFrom: promisedDay(), autApproval, history: [] };
    case 'archived':
      return { status: 'archived', autApproval, history: ended };
  }
}

/** Returns the authority's decision about the offer at a place in the list, where the authority is asked. */
export const approvalAt = (at: number): Approval => elementAt(APPROVALS, at);

export function decisionOf(
  { country, sites }: Holding,
  status: Exclude<Approval, 'none' | 'pending'>,
  on: string,
) {
  const region = country.regions.find(({ statecode }) => statecode === sites[0].statecode);
  const by = authorityId(country, region?.authority ?? '');
  // The data is loaded in one revision; `changed-offer.ts` changes some offers after it.
  return { status, by, on, decidedRev: 1 };
}

function approval(holding: Holding, at: number, times: DemoTimes): OfferState['autApproval'] {
  if (!holding.country.offerAutApproval) return { status: 'none' };
  const status = approvalAt(at);
  if (status === 'none') return { status };
  const on = times.at(-4 - (at % 20));
  if (status === 'pending') return { status, on };
  const decided = decisionOf(holding, status, on);
  return status === 'rejected'
    ? { ...decided, reason: 'Das Zertifikat des Betriebs nennt diese Tierart nicht.' }
    : decided;
}
