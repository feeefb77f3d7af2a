import type { Context } from '#functions/kernel/context.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import { AppError } from '#shared/kernel/app-error.ts';

/**
 * A country in which people can register.
 * @throws AppError `accounts.countryNotOpen`
 */
export async function openCountry({ store }: Pick<Context, 'store'>, id: string): Promise<Country> {
  const entity = await store.untyped.latest(id);
  const country =
    entity?.entityclass === countryClass.name ? Country.parse(entity.data) : undefined;
  if (!country?.enabledForWebsite || country.isAdmin) {
    throw new AppError(accountErrors.countryNotOpen);
  }
  return country;
}
