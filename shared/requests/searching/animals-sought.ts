import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerConditions } from '#shared/offers/offer-conditions.ts';
import { weeksWithAnimals } from '#shared/offers/week-shown.ts';

type Supply = Pick<Offer, 'amount' | 'status' | 'availableFrom' | 'statusWeekly'>;

/** Animals of an offer: their number, absent where none is said, and the week, where they are sold by the week. */
export type AnimalsSought = {
  readonly amount?: number | undefined;
  readonly calendarWeek?: string;
};

/**
 * Returns a function that gives the animals which a search finds in an offer. The amount of animals that are
 * sold by the week (`isByWeek`), or of which weeks are said, is the capacity of a year, so these are those of one week:
 * the first with any, or of the weeks that the search names the one with most.
 */
export function animalsSought(
  filter: AttributeFilter | undefined,
  { today, isByWeek }: { readonly today: Day; readonly isByWeek: boolean },
): (offer: Supply) => AnimalsSought {
  const thisWeek = weekOf(new Date(today));
  const weeks = offerConditions(filter).flatMap((condition) =>
    condition.kind === 'week' ? condition.weeks : [],
  );
  return (offer) => {
    if (!isByWeek && offer.statusWeekly.length === 0) return { amount: offer.amount };
    const rows = weeksWithAnimals(offer, thisWeek);
    const [row] =
      weeks.length === 0
        ? rows
        : rows
            .filter(({ calendarWeek }) => weeks.includes(calendarWeek))
            .toSorted((a, b) => mostOf(b) - mostOf(a));
    if (row === undefined) return {};
    const { available, calendarWeek } = row;
    // Of animals on request a week may say 0; a number is kept only of what is there.
    return available ? { amount: available, calendarWeek } : { calendarWeek };
  };
}

/** A week without a number may have any. */
const mostOf = ({ available = Number.MAX_SAFE_INTEGER }: Offer['statusWeekly'][number]) =>
  available;
