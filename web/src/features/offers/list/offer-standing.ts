import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Day } from '#shared/kernel/time.ts';
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

/** The instant at which offers are looked at, and the day that it is then in the site's country. */
export type Present = { readonly now: Date; readonly today: Day };

/** The reason why buyers do not see an offer, or why it may not be right any more. */
export type NeededAction = 'inactive' | 'lapsed' | 'due';

/** Returns the one group an offer belongs to in "My offers". */
export function standingOf(offer: Offer, present: Present): OfferStanding {
  if (offer.status === 'archived') return 'archived';
  if (offer.autApproval.status === 'rejected') return 'rejected';
  if (offer.autApproval.status === 'pending') return 'waiting';
  if (neededAction(offer, present)) return 'action';
  return offer.status === 'unavailable' ? 'paused' : 'online';
}

/**
 * Returns the reason why an offer needs the owner: the account may not publish, its activity was not confirmed in
 * time, or the day that the offer names has come.
 */
export function neededAction(offer: Offer, { now, today }: Present): NeededAction | undefined {
  const { status, availableFrom } = offer;
  if (!offer.ownerActive) return 'inactive';
  if (new Date(offer.activityUntil) <= now) return 'lapsed';
  const isOfDay = status === 'later' || status === 'unavailable';
  return isOfDay && availableFrom !== undefined && availableFrom <= today ? 'due' : undefined;
}

type Leaf = Extract<AttributeFilter, { field: string }>;
const leaf = (field: string, comparison: Leaf['comparison'], value: Leaf['value']): Leaf => ({
  field,
  comparison,
  value,
});

/** Returns the search for offers that stand so. It agrees with `standingOf` offer by offer (a test). */
export function standingFilter(standing: OfferStanding, present: Present): AttributeFilter {
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
            $or: [
              isHidden,
              leaf('activityUntil', 'lte', present.now.toISOString()),
              { $and: isDue(present) },
            ],
          },
        ],
      };
    case 'online':
      return settled(leaf('status', 'in', ['available', 'later']), present);
    case 'paused':
      return settled(leaf('status', 'eq', 'unavailable'), present);
  }
}

/**
 * Returns the conditions of offers that need their owner one by one: rejected, hidden, or of a day that has come. Those that
 * lapse are confirmed together.
 */
export const needsOwnerFilter = (present: Present): AttributeFilter[] => {
  const isConfirmed = [isFree, leaf('activityUntil', 'gt', present.now.toISOString())];
  return [
    isNotArchived,
    {
      $or: [
        leaf('autApproval.status', 'eq', 'rejected'),
        { $and: [...isConfirmed, isHidden] },
        { $and: [...isConfirmed, ...isDue(present)] },
      ],
    },
  ];
};

const isNotArchived = leaf('status', 'ne', 'archived');
const isHidden = leaf('ownerActive', 'eq', false);
const isDue = ({ today }: Present) => [
  leaf('status', 'in', ['later', 'unavailable']),
  leaf('availableFrom', 'lte', today),
];
const isFree = leaf('autApproval.status', 'in', ['none', 'accepted']);

/** Returns the condition of offers that name no day, or one that is still to come. */
export const isNotDue = ({ today }: Present): AttributeFilter => ({
  $or: [
    leaf('status', 'eq', 'available'),
    leaf('availableFrom', 'gt', today),
    leaf('availableFrom', 'exists', false),
  ],
});

/** Returns the filter for offers of a status for which nothing is to be done. */
const settled = (status: Leaf, present: Present): AttributeFilter => ({
  $and: [status, isPublished(present.now), isNotDue(present)],
});
