import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { controlNumberFormat, isControlNumber } from '#shared/accounts/control-number-formats.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';

/**
 * Returns a typed control number in the form of the country.
 * @throws AppError `accounts.wrongControlNumber`, with an `example` of the country
 */
export function requireControlNumber(code: CountryCode, typed: string, path: string): void {
  if (isControlNumber(code, typed)) return;
  const { example } = controlNumberFormat(code);
  const detail = fieldDetail(path, accountErrors.wrongControlNumber, { example });
  throw new AppError(accountErrors.wrongControlNumber, { details: [detail] });
}

/**
 * Refuses a farmer's new control number that has not the form of its country. A number that does not change stays,
 * whatever the form is by now.
 * @throws AppError `accounts.wrongControlNumber`
 */
export async function requireAccountNumber(
  { store }: Pick<Context, 'store'>,
  { staticData, userData }: Account,
  before: Account | undefined,
): Promise<void> {
  const { controlNumber } = userData;
  if (controlNumber === undefined || controlNumber === before?.userData.controlNumber) return;
  const country = await store.latest(countryClass, staticData.country);
  // The save of the account refuses an id that is no country as a reference.
  if (country === undefined) return;
  const { code } = country.data;
  requireControlNumber(code, controlNumber, 'userData.controlNumber');
}
