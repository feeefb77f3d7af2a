import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { Offer } from '#shared/offers/offer.ts';
import { approvalAt, decisionOf } from './offer-state.ts';

/** The places of offers that were accepted before and changed since: every second of those that wait for approval. */
const EVERY = 14;
const PLACE = 8;

/** The offer, where it is such a one: as it was accepted, and the change that made it wait. */
export function changedOffer(
  offer: DemoEntity,
  seller: Holding,
  { at, times, increment }: { at: number; times: DemoTimes; increment: number },
): DemoEntity {
  const isChanged = at % EVERY === PLACE && approvalAt(at) === 'pending';
  if (!isChanged || !seller.country.offerAutApproval) return offer;
  const now = Offer.parse(offer.data);
  const decision = decisionOf(seller, 'accepted', times.at(-30));
  const before: Offer = {
    ...now,
    amount: now.amount + 2 * increment,
    spotMarket: !now.spotMarket,
    autApproval: decision,
    history: [],
  };
  const waiting: Offer = {
    ...now,
    autApproval: { status: 'pending', on: times.at(-2), decidedRev: decision.decidedRev },
  };
  return {
    ...offer,
    data: before,
    later: { data: waiting, by: seller.id, changeset: 'amount' },
  };
}
