import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { hasLapsed } from '#shared/offers/history-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { isPublished } from '#shared/offers/offer-groups.ts';

/** The states of a supplier's offers, most urgent first. */
export const OFFER_STANDINGS = [
  'action',
  'rejected',
  'online',
  'waiting',
  'paused',
  'archived',
] as const;
export type OfferStanding = (typeof OFFER_STANDINGS)[number];

/** The reason why buyers do not see an offer, or why it may not be right any more. */
export type NeededAction = 'inactive' | 'lapsed';

/** Returns the one group an offer belongs to in "My offers". */
export function standingOf(offer: Offer, now: Date): OfferStanding {
  if (offer.status === 'archived') return 'archived';
  if (offer.autApproval.status === 'rejected') return 'rejected';
  if (offer.autApproval.status === 'pending') return 'waiting';
  if (neededAction(offer, now)) return 'action';
  return offer.status === 'unavailable' ? 'paused' : 'online';
}

/**
 * Returns the reason why an offer needs the owner: the account may not publish, or its activity was not confirmed in
 * time.
 */
export function neededAction(offer: Offer, now: Date): NeededAction | undefined {
  if (!offer.ownerActive) return 'inactive';
  return hasLapsed(offer, now) ? 'lapsed' : undefined;
}

type Leaf = Extract<AttributeFilter, { field: string }>;
const leaf = (field: string, comparison: Leaf['comparison'], value: Leaf['value']): Leaf => ({
  field,
  comparison,
  value,
});

/** Returns the search for offers that stand so. It agrees with `standingOf` offer by offer (a test). */
export function standingFilter(standing: OfferStanding, now: Date): AttributeFilter {
  const isArchived = leaf('status', 'eq', 'archived');
  switch (standing) {
    case 'archived':
      return isArchived;
    case 'rejected':
    case 'waiting': {
      const state = standing === 'waiting' ? 'pending' : 'rejected';
      return { $and: [isNotArchived, leaf('autApproval.status', 'eq', state)] };
    }
    case 'action':
      return {
        $and: [
          isNotArchived,
          isFree,
          {
            $or: [isHidden, leaf('activityUntil', 'lte', now.toISOString())],
          },
        ],
      };
    case 'online':
      return settled(leaf('status', 'in', ['available', 'later']), now);
    case 'paused':
      return settled(leaf('status', 'eq', 'unavailable'), now);
  }
}

/** Returns the conditions of offers that need their owner one by one: rejected, or hidden. Those that lapse are confirmed together. */
export const needsOwnerFilter = (now: Date): AttributeFilter[] => {
  const isConfirmed = [isFree, leaf('activityUntil', 'gt', now.toISOString())];
  return [
    isNotArchived,
    {
      $or: [leaf('autApproval.status', 'eq', 'rejected'), { $and: [...isConfirmed, isHidden] }],
    },
  ];
};

const isNotArchived = leaf('status', 'ne', 'archived');
const isHidden = leaf('ownerActive', 'eq', false);
const isFree = leaf('autApproval.status', 'in', ['none', 'accepted']);

/** Returns the filter for offers of a status for which nothing is to be done. */
const settled = (status: Leaf, now: Date): AttributeFilter => ({
  $and: [status, isPublished(now)],
});
