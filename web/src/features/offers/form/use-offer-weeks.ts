import type { Offer } from '#shared/offers/offer.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { entriesOfRows, type WeekEntries } from '../weeks/week-entry.ts';
import { promisedWeeks, type WeekWindow, weekRefusal, weekWindow } from '../weeks/week-window.ts';
import type { OfferFormValues } from './offer-form-values.ts';

type OfferWeeks =
  | {
      readonly isByWeek: true;
      readonly window: WeekWindow;
      /** Animals that a week is counted up and down by. */
      readonly step: number;
    }
  /** `kept`: the weeks that the offer has from when its kind was sold by week, and that are not taken out. */
  | { readonly isByWeek: false; readonly kept: WeekEntries };
type Chosen = Pick<Offer, 'spotMarket'> & {
  readonly animalusage?: string | undefined;
  readonly ageCategory?: string | undefined;
};

/** Returns the weeks an offer of the animal kind is sold by in the country; undefined while they are not known. */
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
}): OfferWeeks | undefined {
  const today = useToday();
  const settings = useEntity('country', country === '' ? undefined : country).data?.data;
  if (settings === undefined) return undefined;
  const usageOf = ({ animalusage }: Chosen) =>
    options.usages.items.find(({ id }) => id === animalusage)?.data;
  const preorder = (chosen: Chosen) =>
    preorderOf(chosen, {
      animalusage: usageOf(chosen),
      ageCategory: options.ageCategories.items.find(({ id }) => id === chosen.ageCategory)?.data,
    });
  const lead = preorder(values);
  const isSameKind = stored?.animalkind === values.animalkind;
  // Weeks that were promised with another lead time are promised again.
  const isKept = isSameKind && preorder(stored) === lead;
  const window = weekWindow(today, {
    preorder: lead,
    promised: isKept ? promisedWeeks(stored) : [],
  });
  if (settings.animalkindsUsingPoultrySystem.includes(values.animalkind)) {
    return { isByWeek: true, window, step: usageOf(values)?.offerSizeIncrement ?? 1 };
  }
  const rows = isSameKind && stored.country === country ? stored.statusWeekly : [];
  // A week that the lead time forbids by now would be refused, and no control could take it out.
  const allowed = Object.entries(entriesOfRows(rows)).filter(
    ([week, entry]) =>
      week in values.statusWeekly && weekRefusal(week, entry, window) === undefined,
  );
  return { isByWeek: false, kept: Object.fromEntries(allowed) };
}
