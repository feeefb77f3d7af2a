import type { World } from '#functions/kernel/context.ts';
import { countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Day } from '#shared/kernel/time.ts';
import { requestErrors } from '#shared/requests/errors.ts';

/**
 * Returns the present day in the country of a request.
 * @throws AppError `requests.missingCountry`
 */
export async function readToday(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  { country: id }: { readonly country: string },
): Promise<Day> {
  const country = await store.latest(countryClass, id);
  if (country === undefined) throw new AppError(requestErrors.missingCountry);
  return todayIn(country.data, clock.now());
}
