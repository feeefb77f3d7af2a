import { utcDayOf } from '#shared/kernel/day.ts';
import type { Day } from '#shared/kernel/time.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { ConversionRule, Law } from './law.ts';
import { dayAfterPeriod } from './law-day.ts';
import type { LawSpecies } from './law-words.ts';

/** The first day of organic products of animals, by one row of the law. */
export type ConversionEnd = Pick<ConversionRule, 'product' | 'certainty' | 'source'> & {
  readonly organicFrom: Day;
  /** Three quarters of its life count, too, and the day of birth is not known: it may be later. */
  readonly isEarliest: boolean;
};

/**
 * Returns when what comes from animals is organic: the time of the law after their arrival, and, where three quarters of
 * the life are to be organic, three times their age on arrival, whichever is later. The earliest comes first.
 */
export function conversionEnds(
  { conversions }: Pick<Law, 'conversions'>,
  species: LawSpecies | undefined,
  { arrivedOn, birthDay }: { readonly arrivedOn: Day; readonly birthDay?: Day | undefined },
): ConversionEnd[] {
  return conversions
    .filter((row) => row.species === species)
    .map(({ product, amount, unit, threeQuartersOfLife, certainty, source }) => {
      const byTime = dayAfterPeriod(arrivedOn, amount, unit);
      const countsLife = threeQuartersOfLife === true;
      const byLife = countsLife && birthDay !== undefined ? byShareOfLife(birthDay, arrivedOn) : '';
      return {
        product,
        certainty,
        source,
        organicFrom: byLife > byTime ? byLife : byTime,
        isEarliest: countsLife && birthDay === undefined,
      };
    })
    .toSorted((a, b) => a.organicFrom.localeCompare(b.organicFrom));
}

/** The day on which an animal has lived three quarters of its life on the farm. */
function byShareOfLife(birthDay: Day, arrivedOn: Day): Day {
  const ageMs = Date.parse(arrivedOn) - Date.parse(birthDay);
  return ageMs <= 0
    ? arrivedOn
    : utcDayOf(Date.parse(arrivedOn) + Math.round((3 * ageMs) / DAY_MS) * DAY_MS);
}
