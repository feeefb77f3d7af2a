import { utcDayOf } from '#shared/kernel/day.ts';
import type { Day } from '#shared/kernel/time.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { ConversionRule, Law } from './law.ts';
import { dayAfterPeriod } from './law-day.ts';
import type { LawSpecies } from './law-words.ts';

/** The first day on which products of animals are organic, by one row of the law. */
export type ConversionEnd = Pick<ConversionRule, 'product' | 'certainty' | 'source'> & {
  readonly organicFrom: Day;
  /** The day is the earliest: three quarters of the animal's life count, too, and its day of birth is not known. */
  readonly isEarliest: boolean;
};

/**
 * Returns when products of animals are organic: the time of the law after the arrival, and, where three quarters of
 * the life are to be organic, three times the age on arrival, whichever is later. The earliest comes first.
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

/** Returns the day on which an animal has lived three quarters of its life on the farm. */
function byShareOfLife(birthDay: Day, arrivedOn: Day): Day {
  const ageMs = Date.parse(arrivedOn) - Date.parse(birthDay);
  return ageMs <= 0
    ? arrivedOn
    : utcDayOf(Date.parse(arrivedOn) + Math.round((3 * ageMs) / DAY_MS) * DAY_MS);
}
