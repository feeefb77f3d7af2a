import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { type WantedWeek, weekShown } from '#shared/offers/week-shown.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { useIsPoultry } from './use-is-poultry.ts';

/**
 * Returns the week of an offer that is shown for a wanted one, and the animals: of poultry those of the week, never the
 * capacity of a year.
 */
export function useShownWeek(offer: Offer, wanted: WantedWeek) {
  const isPoultry = useIsPoultry(offer);
  const row = weekShown(offer, wanted, weekOf(new Date(useToday())));
  return { isPoultry, row, amount: isPoultry || row ? row?.available : offer.amount };
}
