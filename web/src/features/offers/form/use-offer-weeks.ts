import type { Offer } from '#shared/offers/offer.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { entriesOfRows } from '../weeks/week-rows.ts';
import { type WeekWindow, weekWindow } from '../weeks/week-window.ts';
import type { OfferFormValues } from './offer-form-values.ts';

type OfferWeeks = {
  readonly window: WeekWindow;
  /** Animals that a week is counted up and down by. */
  readonly step: number;
};
type Chosen = Pick<Offer, 'spotMarket'> & {
  readonly animalusage?: string | undefined;
  readonly ageCategory?: string | undefined;
};

/**
 * Returns the weeks an offer of the animal kind is sold by in the country; null where it is not sold by week,
 * undefined while that is not known.
 */
export function useOfferWeeks({
  values,
  options,
  country,
  stored,
}: {
  readonly values: OfferFormValues;
  readonly options: AnimalKindOptions;
  readonly country: string;
  readonly stored: Offer | undefined;
}): OfferWeeks | null | undefined {
  const today = useToday();
  const settings = useEntity('country', country === '' ? undefined : country).data?.data;
  if (settings === undefined) return undefined;
  if (!settings.animalkindsUsingPoultrySystem.includes(values.animalkind)) return null;
  const usageOf = ({ animalusage }: Chosen) =>
    options.usages.items.find(({ id }) => id === animalusage)?.data;
  const preorder = (chosen: Chosen) =>
    preorderOf(chosen, {
      animalusage: usageOf(chosen),
      ageCategory: options.ageCategories.items.find(({ id }) => id === chosen.ageCategory)?.data,
    });
  const lead = preorder(values);
  // Weeks that were promised with another lead time are promised again.
  const isKept = stored?.animalkind === values.animalkind && preorder(stored) === lead;
  return {
    window: weekWindow(today, {
      preorder: lead,
      stored: isKept ? entriesOfRows(stored.statusWeekly) : {},
    }),
    step: usageOf(values)?.offerSizeIncrement ?? 1,
  };
}
