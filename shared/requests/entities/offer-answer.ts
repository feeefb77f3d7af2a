import * as z from 'zod';
import { CalendarWeek } from '#shared/kernel/calendar-week.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Gender } from '#shared/masterdata/gender.ts';
import { OFFER_TEXT_LENGTH } from '#shared/requests/limits.ts';
import { OFFER_REASONS } from './offer-reasons.ts';

const Pin = { id: Ref, rev: z.int().min(1) };
const Why = {
  reasons: z.array(z.enum(OFFER_REASONS)).max(OFFER_REASONS.length),
  /** The applicant's own words; always possible. */
  text: z.string().min(1).max(OFFER_TEXT_LENGTH).optional(),
  /** The number of animals that the applicant takes of an offer with too few. */
  taken: z.int().min(0).optional(),
};

/** The answer why a found offer does not fit; it is about the revision that was read. */
export const OfferAnswer = z
  .strictObject({ ...Pin, ...Why })
  .refine(({ reasons, text }) => reasons.length > 0 || text !== undefined, {
    path: ['reasons'],
    message: 'required',
  })
  .refine(({ reasons, text }) => !reasons.includes('other') || text !== undefined, {
    path: ['text'],
    message: 'required',
  })
  .refine(({ reasons, taken }) => reasons.includes('amount') === (taken !== undefined), {
    path: ['taken'],
    message: 'with too few animals, and only then',
  });
export type OfferAnswer = z.infer<typeof OfferAnswer>;

/**
 * The animals on offer, kept with the proof: the authority may not see the offer any more, because it was sold,
 * changed or waits for approval. The record names nobody.
 */
const FoundAnimals = z.strictObject({
  offergroup: Ref,
  animalusage: Ref.optional(),
  gender: Gender.optional(),
  ageCategory: Ref.optional(),
  /** Absent where a week says no number. */
  amount: z.int().min(1).optional(),
  /** The week with these animals, where they are sold by the week. */
  calendarWeek: CalendarWeek.optional(),
});

/** An offer that was found when the request was begun; it has no reasons where nobody answered about it. */
export const FoundOffer = z.strictObject({
  ...Pin,
  /** The distance from the location of sale in km, rounded; absent where the applicant was redacted. */
  km: z.int().min(0).optional(),
  animals: FoundAnimals,
  ...Why,
});
export type FoundOffer = z.infer<typeof FoundOffer>;
