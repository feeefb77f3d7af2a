import type { Context } from '#functions/kernel/context.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { AppError } from '#shared/kernel/app-error.ts';

/**
 * Returns the country and requires that people can register in it.
 * @throws AppError `accounts.countryNotOpen`
 */
export async function requireOpenCountry(
  { store }: Pick<Context, 'store'>,
  id: string,
): Promise<Country> {
  const country = (await store.latest(countryClass, id))?.data;
  if (!country?.enabledForWebsite || country.isAdmin) {
    throw new AppError(accountErrors.countryNotOpen);
  }
  return country;
}
