import * as z from 'zod';
import { CountryGap } from '#shared/countries/country-gap.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { GAPS_OF_COUNTRY } from './limits.ts';

/** The effects that saving a change may have beyond the entry that is changed. */
const CHANGE_EFFECTS = [
  /** Published offers that no search finds any more. */
  'offersHidden',
  /** Offers that waited for an approval, and show without one. */
  'offersShown',
  /** Offers that an authority has rejected, which stay hidden where nobody approves any more. */
  'offersStayRejected',
  /** Published offers that show their associations no more. */
  'associationsHidden',
  /** Published offers that name the entry where it cannot be chosen any more. */
  'offersKeepIt',
  /** Offers that go over to the breed that this one is merged into. */
  'offersMoved',
  /** Requests that nobody has decided, which go over to the breed that this one is merged into. */
  'requestsMoved',
  /** Decided requests, which keep the breed that they name. */
  'requestsKeepIt',
  /** Requests not sent yet, which cannot be sent any more. */
  'draftsStop',
  /** Open requests, which go on as they are. */
  'requestsGoOn',
  /** Open requests of a country that has no site any more. */
  'requestsUnreached',
  /** Open requests that the law lets nobody grant any more. */
  'requestsOnlyRejected',
  /** Open requests that the new authority gets. */
  'requestsHandedOver',
  /** Open requests that stay with the authority that is taken away. */
  'requestsStay',
  /** Open requests that the account is a party of, which nobody can answer for it. */
  'requestsWait',
  /** Offers that wait for an approval, which the new authority gets. */
  'approvalsHandedOver',
  /** Offers that wait for an approval, which nobody can give until somebody is responsible again. */
  'approvalsWait',
  /** Regions of a country that asks for approvals, whose offers nobody may approve any more; none waits now. */
  'regionsUnapproved',
  /** Farmers who stay with an office that nobody can act for any more. */
  'farmersStay',
  /** Farmers of a control body, who begin no requests while it is not confirmed. */
  'farmersUnserved',
  /** Regions of an authority that nobody answers for any more. */
  'regionsWithout',
  /** Suppliers who are asked to accept a new version of the terms. */
  'termsAskedAgain',
  /** Gaps of a country that goes on the website all the same. */
  'countryLacks',
  /** Users who lose the use of the account. */
  'usersOut',
] as const;

/** An effect of a change, and the number of entries that it meets now. */
export const ChangeEffect = z.object({
  effect: z.enum(CHANGE_EFFECTS),
  count: z.int().min(1),
  /** The country or the animal kind that the effect is about. */
  of: Ref.optional(),
  /** The gaps of `countryLacks`. */
  gaps: z.array(CountryGap).max(GAPS_OF_COUNTRY).optional(),
});
export type ChangeEffect = z.infer<typeof ChangeEffect>;
