import type { Context } from '#functions/kernel/context.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { Day } from '#shared/kernel/time.ts';
import { type CountryLaw, countrylawClass } from '#shared/law/countrylaw.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Law } from '#shared/law/law.ts';
import { lawOn } from '#shared/law/law-on.ts';

/** The law of a country, or that of the Union, which begins on no day of its own. */
export type CurrentLaw = Law & Partial<Pick<CountryLaw, 'validFrom'>>;

/** Returns the law that holds in a country on a day; that of the Union where the country keeps none of its own. */
export async function readLaw(
  { rows }: Pick<Context, 'rows'>,
  country: string,
  day: Day,
): Promise<CurrentLaw> {
  const laws = await readAllRows(rows, countrylawClass, {
    field: 'country',
    comparison: 'eq',
    value: country,
  });
  return (
    lawOn(
      laws.map(({ data }) => data),
      country,
      day,
    ) ?? EU_LAW
  );
}
