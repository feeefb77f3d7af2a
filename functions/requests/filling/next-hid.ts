import type { World } from '#functions/kernel/context.ts';
import { countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { requestErrors } from '#shared/requests/errors.ts';

const NUMBER_DIGITS = 6;

/**
 * Draws the next human-readable id of a country, `CC-YYYY-NNNNNN`, with the present year there; never the same twice.
 * @throws AppError `requests.missingCountry`
 */
export async function nextHid(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  countryId: string,
): Promise<string> {
  const country = await store.latest(countryClass, countryId);
  if (country === undefined) throw new AppError(requestErrors.missingCountry);
  const { code } = country.data;
  const year = todayIn(country.data, clock.now()).slice(0, 4);
  const number = await store.nextNumber(`hid#${code}#${year}`);
  return `${code}-${year}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}
