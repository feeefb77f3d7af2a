import * as z from 'zod';
import { CalendarWeek } from '#shared/kernel/calendar-week.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Day, Instant } from '#shared/kernel/time.ts';
import { Gender } from '#shared/masterdata/gender.ts';
import { Approval } from './approval.ts';
import { Availability } from './availability.ts';
import {
  APPROVAL_REASON_LENGTH,
  FIELD_LINES,
  FIELD_TEXT_LENGTH,
  HISTORY_SPANS,
  MOST_ANIMALS,
  OFFER_ATTACHMENTS,
  OFFER_PHOTOS,
  PHOTO_TEXT_LENGTH,
  WEEKLY_ROWS,
} from './limits.ts';

/** One ISO week of an offer that is sold by week. `available`: animals; `status` where no number is known. */
export const WeekStatus = z.strictObject({
  calendarWeek: CalendarWeek,
  from: Day,
  to: Day,
  available: z.int().min(0).max(MOST_ANIMALS).optional(),
  status: z.enum(['available', 'unavailable', 'onRequest']).optional(),
});
export type WeekStatus = z.infer<typeof WeekStatus>;

const Place = z.strictObject({
  name: z.string().max(200).optional(),
  citycode: z.string().max(12).optional(),
  city: z.string().max(200).optional(),
});

/** A photo of the animals in its two sizes, for gallery and card, and what it shows for those who cannot see it. */
export const Photo = z.strictObject({
  large: Ref,
  small: Ref,
  text: z.string().max(PHOTO_TEXT_LENGTH).optional(),
});
export type Photo = z.infer<typeof Photo>;

/** An offer of organic animals (specification section 3). */
export const Offer = z.strictObject({
  country: Ref,
  animalkind: Ref,
  offergroup: Ref,
  /** Id of one of the offer group's `offerSpecifications`; words where it has none. */
  offerspecification: z.string().max(200).optional(),
  animalusage: Ref.optional(),
  gender: Gender.optional(),
  ageCategory: Ref.optional(),
  category1: z.array(Ref).max(10),
  category2: Ref.optional(),
  classification: Ref.optional(),
  /** Animals; for poultry the capacity a year. */
  amount: z.int().min(1).max(MOST_ANIMALS),
  status: Availability,
  availableFrom: Day.optional(),
  statusWeekly: z.array(WeekStatus).max(WEEKLY_ROWS),
  spotMarket: z.boolean(),
  associations: z.array(Ref).max(20),
  /**
   * Kept by the product: true where the country uses no associations, so that only the owner and those responsible
   * see them.
   */
  associationsHidden: z.boolean().optional(),
  attachments: z.array(Ref).max(OFFER_ATTACHMENTS),
  /** The first one stands on the card. */
  photos: z.array(Photo).max(OFFER_PHOTOS).optional(),
  dynamicFields: z
    .array(
      z.strictObject({
        field: Ref,
        value: z.union([
          z.string().max(FIELD_TEXT_LENGTH),
          z.number(),
          z.boolean(),
          z.array(z.string().max(FIELD_TEXT_LENGTH)).max(FIELD_LINES),
        ]),
      }),
    )
    .max(60),
  /** Id of one of the owner's locations of sale. */
  locationOfSale: Ref,
  owner: Ref,
  /**
   * Kept by the product: whether the owner may publish (active, terms accepted, confirmed where asked for), in a country
   * that is on the website and offers the animal kind.
   */
  ownerActive: z.boolean(),
  /** Kept by the product: the instant until which the owner's activity confirmation holds. */
  activityUntil: Instant,
  /** Kept by the product: when the owner last said that the offer is right. */
  confirmedOn: Instant,
  /** Kept by the product: the position of the location of sale. */
  geoPosition: GeoPosition,
  region: Ref,
  place: Place,
  autApproval: z.strictObject({
    status: Approval,
    by: Ref.optional(),
    /** The instant of the decision; where the offer waits, that from which on it does. */
    on: Instant.optional(),
    reason: z.string().max(APPROVAL_REASON_LENGTH).optional(),
    /** The revision of the last decision: an authority compares a changed offer with it. */
    decidedRev: z.int().min(1).optional(),
  }),
  /** The spans in which the offer was online: an open span has no end. */
  history: z.array(z.strictObject({ begin: Instant, end: Instant.optional() })).max(HISTORY_SPANS),
});
export type Offer = z.infer<typeof Offer>;

/** The fields of an offer that a supplier sends; the product fills in the rest. */
export const OfferDraft = Offer.omit({
  associationsHidden: true,
  ownerActive: true,
  activityUntil: true,
  confirmedOn: true,
  geoPosition: true,
  region: true,
  place: true,
  autApproval: true,
  history: true,
});
export type OfferDraft = z.infer<typeof OfferDraft>;
