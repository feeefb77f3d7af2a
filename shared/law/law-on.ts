import type { Day } from '#shared/kernel/time.ts';
import type { CountryLaw } from './countrylaw.ts';

/**
 * Returns the law that holds in a country on a day: the newest that has begun; undefined where it is over, or none
 * has begun.
 */
export function lawOn(
  laws: readonly CountryLaw[],
  country: string,
  day: Day,
): CountryLaw | undefined {
  const [newest] = laws
    .filter((law) => law.country === country && law.validFrom <= day)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  const isOver = newest?.validTo !== undefined && newest.validTo < day;
  return isOver ? undefined : newest;
}
