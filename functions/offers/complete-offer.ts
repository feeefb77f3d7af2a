import { weekOf } from '#shared/kernel/calendar-week.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { approvalAfter } from '#shared/offers/approval-after.ts';
import { historyAfter, historyAt, isOnline } from '#shared/offers/history-after.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';
import { withPastWeeks } from '#shared/offers/weekly-rows.ts';
import { mayPublish } from './may-publish.ts';
import type { OfferFacts } from './offer-facts.ts';
import { salePlaceOf } from './sale-place-of.ts';

/** The offer with what the product fills in. Saving it confirms the owner's activity. */
export function completeOffer(
  draft: OfferDraft,
  { before, facts, now }: { before: Offer | undefined; facts: OfferFacts; now: Date },
): Offer {
  const { country, owner, animalusage } = facts;
  const thisWeek = weekOf(now);
  const ageCategory = draft.ageCategory ?? animalusage?.ageCategory;
  const offer = {
    ...draft,
    ageCategory,
    ...(before && isShelved(draft) ? placeOf(before) : salePlaceOf(owner.data, draft)),
    statusWeekly: withPastWeeks(draft.statusWeekly, before?.statusWeekly ?? [], thisWeek),
    ownerActive: mayPublish(owner.data, draft.country, country),
    activityUntil: new Date(now.getTime() + country.activityPeriodDays * DAY_MS).toISOString(),
  };
  const autApproval = approvalAfter(before, offer, country.offerAutApproval);
  const online = isOnline({ ...offer, autApproval }, now);
  const history = before ? historyAt(before, now) : [];
  return { ...offer, autApproval, history: historyAfter(history, online, now) };
}

/** What goes to the archive goes as it is, whatever has become of its place and its choices since. */
export function isShelved(offer: OfferDraft): boolean {
  return offer.status === 'archived';
}

function placeOf({ geoPosition, region, place }: Offer) {
  return { geoPosition, region, place };
}
