import { isDeepStrictEqual } from 'node:util';
import { asOfDay } from '#functions/offers/offer/as-of-day.ts';
import { confirmedUntil } from '#functions/offers/offer/confirmed-until.ts';
import { mayBeFound } from '#functions/offers/offer/may-publish.ts';
import type { OfferFacts } from '#functions/offers/offer/offer-facts.ts';
import { salePlaceOf } from '#functions/offers/offer/sale-place-of.ts';
import type { Country } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { approvalAfter } from '#shared/offers/approval-after.ts';
import { historyAfter, historyAt, isOnline } from '#shared/offers/history-after.ts';
import { type Offer, OfferDraft } from '#shared/offers/offer.ts';
import { withPastWeeks } from '#shared/offers/weekly-rows.ts';

/**
 * Returns the offer with the fields that the product fills in. The save of an offer confirms it, unless it only loses a
 * file that is deleted.
 */
export function completeOffer(
  draft: OfferDraft,
  {
    before,
    facts,
    now,
    losesFile,
  }: { before: Offer | undefined; facts: OfferFacts; now: Date; losesFile: boolean },
): Offer {
  const { country, owner, animalusage } = facts;
  const today = todayIn(country, now);
  const thisWeek = weekOf(new Date(today));
  const stays = before !== undefined && (losesFile || isOnlyArchiving(before, draft));
  const ageCategory = draft.ageCategory ?? animalusage?.ageCategory;
  const offer = {
    ...asOfDay(draft, today),
    ageCategory,
    ...(stays ? placeOf(before) : salePlaceOf(owner.data, draft)),
    statusWeekly: withPastWeeks(draft.statusWeekly, before?.statusWeekly ?? [], thisWeek),
    ownerActive: mayBeFound(owner.data, draft, country),
    associationsHidden: country.usesAssociations ? undefined : true,
    ...(before && losesFile ? confirmationOf(before) : confirmation(country, now)),
  };
  const autApproval = approvalAfter(before, offer, {
    needsApproval: country.offerAutApproval,
    isElsewhere: facts.isElsewhere && !stays,
    hasOtherFiles: facts.hasOtherFiles && !stays,
    now,
  });
  const online = isOnline({ ...offer, autApproval }, now);
  const history = before ? historyAt(before, now) : [];
  return { ...offer, autApproval, history: historyAfter(history, online, now) };
}

/**
 * Tells whether an offer goes to the archive: it goes unchecked, though its place and its choices may be gone since.
 */
export function isArchiving(offer: OfferDraft): boolean {
  return offer.status === 'archived';
}

/** The fields of an offer but availability, and files, which are checked by themselves when they are added. */
const SAID = OfferDraft.keyof().exclude([
  'status',
  'availableFrom',
  'attachments',
  'photos',
]).options;

/**
 * Tells whether the offer only goes to the archive, or stays there. With any other change it is checked like every
 * other: a fault put into the archive would come out of it as if it had been promised before.
 */
export function isOnlyArchiving(before: Offer, draft: OfferDraft): boolean {
  return isArchiving(draft) && saysTheSame(before, draft);
}

/**
 * Tells whether the offer only loses files. Where they are deleted, that does not say that the offer is right: one that
 * has lapsed stays hidden.
 */
export function isOnlyLosingFiles(before: Offer, draft: OfferDraft): boolean {
  const stands = (['status', 'availableFrom', 'photos'] as const).every((field) =>
    isDeepStrictEqual(before[field], draft[field]),
  );
  const isLess =
    draft.attachments.length < before.attachments.length &&
    draft.attachments.every((id) => before.attachments.includes(id));
  return stands && isLess && saysTheSame(before, draft);
}

/** Tells whether an offer says the same as before of its animals: at most its availability and its files change. */
const saysTheSame = (before: Offer, draft: OfferDraft): boolean =>
  SAID.every((field) => isDeepStrictEqual(before[field], draft[field]));

function confirmation(country: Country, now: Date) {
  return { activityUntil: confirmedUntil(country, now), confirmedOn: now.toISOString() };
}

function confirmationOf({ activityUntil, confirmedOn }: Offer) {
  return { activityUntil, confirmedOn };
}

function placeOf({ geoPosition, region, place }: Offer) {
  return { geoPosition, region, place };
}
