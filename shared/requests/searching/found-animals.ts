import { Offer } from '#shared/offers/offer.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type { animalsSought } from './animals-sought.ts';

const Found = Offer.pick({
  offergroup: true,
  animalusage: true,
  gender: true,
  ageCategory: true,
  amount: true,
  status: true,
  availableFrom: true,
  statusWeekly: true,
}).strip();

/** Returns the facts of an offer that are kept with the proof. */
export function foundAnimalsOf(
  offer: unknown,
  animalsOf: ReturnType<typeof animalsSought>,
): FoundOffer['animals'] {
  const { amount, status, availableFrom, statusWeekly, ...animals } = Found.parse(offer);
  return { ...animals, ...animalsOf({ amount, status, availableFrom, statusWeekly }) };
}
