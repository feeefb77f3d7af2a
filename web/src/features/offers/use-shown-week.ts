import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { type WantedWeek, weekShown } from '#shared/offers/week-shown.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { useIsPoultry } from './use-is-poultry.ts';

/** The fields of an offer that say how many animals there are, and when. */
export type Supply = Pick<
  Offer,
  'country' | 'animalkind' | 'amount' | 'status' | 'availableFrom' | 'statusWeekly'
>;

/**
 * Returns the week of an offer that is shown for a wanted one, and the animals: of poultry those of the week, never the
 * capacity of a year.
 */
export function useShownWeek(offer: Supply, wanted: WantedWeek) {
  const isPoultry = useIsPoultry(offer);
  return shownWeek(offer, { isPoultry, wanted, today: useToday() });
}

/** Returns the same as `useShownWeek`, where it is known whether the animals are sold by the week. */
export function shownWeek(
  offer: Supply,
  { isPoultry, wanted, today }: { isPoultry: boolean; wanted: WantedWeek; today: string },
) {
  const row = weekShown(offer, wanted, weekOf(new Date(today)));
  return { isPoultry, row, amount: isPoultry || row ? row?.available : offer.amount };
}
