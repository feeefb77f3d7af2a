import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { SUPPLIER_ENTRIES } from '#shared/accounts/limits.ts';
import { isPhoneNumber } from '#shared/accounts/phone-number.ts';
import type { Address } from '#shared/kernel/address.ts';
import { type ErrorDefinition, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import { emailKey } from '#shared/mail/email-key.ts';

/** Returns the problems that forbid saving an account, by the paths of its fields. */
export function accountProblems(account: Account, before: Account | undefined): ErrorDetail[] {
  const { emails, requestFolders } = account.userData;
  return [
    ...supplierProblems(account),
    ...repeated(emails.map(({ email }) => emailKey(email))).map((index) =>
      fieldDetail(`userData.emails.${index}.email`, accountErrors.emailTwice),
    ),
    ...repeated(requestFolders.map(({ label }) => foldText(label))).map((index) =>
      fieldDetail(`userData.requestFolders.${index}.label`, accountErrors.folderTwice),
    ),
    ...phoneProblems(account, before),
  ];
}

function supplierProblems({ staticData, userData: { supData } }: Account): ErrorDetail[] {
  const { role } = staticData;
  const limit = role === 'AGR' || role === 'SUP' ? SUPPLIER_ENTRIES[role] : 0;
  if (supData.length > limit)
    return [fieldDetail('userData.supData', fieldErrors.tooMany, { limit })];
  const isAbroad = ({ country }: { country: string }) => country !== staticData.country;
  const abroad = role === 'AGR' ? supData.findIndex(isAbroad) : -1;
  const locations = supData.flatMap(({ locationsOfSale }, entry) =>
    locationsOfSale.map(({ id }, index) => ({ id, path: locationPath(entry, index) })),
  );
  return [
    ...(abroad < 0 ? [] : [countryProblem(abroad, accountErrors.otherCountry)]),
    ...repeated(supData.map(({ country }) => country)).map((index) =>
      countryProblem(index, accountErrors.countryTwice),
    ),
    ...repeated(locations.map(({ id }) => id)).map((index) =>
      fieldDetail(`${locations[index]?.path}.id`, fieldErrors.invalid),
    ),
  ];
}

function countryProblem(index: number, error: ErrorDefinition): ErrorDetail {
  return fieldDetail(`userData.supData.${index}.country`, error);
}

/** Returns the path of a location of sale in an account. */
export function locationPath(entry: number, at: number): string {
  return `userData.supData.${entry}.locationsOfSale.${at}`;
}

/** Returns the problems of telephone numbers; numbers stored before they were checked stay until they are changed. */
function phoneProblems(account: Account, before: Account | undefined): ErrorDetail[] {
  const phonesBefore = new Set(before && phonesOf(before).map(({ value }) => value));
  return phonesOf(account)
    .filter(({ value }) => !phonesBefore.has(value) && !isPhoneNumber(value))
    .map(({ path }) => fieldDetail(path, fieldErrors.wrongFormat));
}

function phonesOf({ userData }: Account): { path: string; value: string }[] {
  const addresses: [string, Address][] = [
    ['userData.address', userData.address],
    ...userData.supData.flatMap(({ locationsOfSale }, entry) =>
      locationsOfSale.map(({ address }, index): [string, Address] => [
        `${locationPath(entry, index)}.address`,
        address,
      ]),
    ),
  ];
  return addresses.flatMap(([path, { phone, fax }]) => [
    ...(phone === undefined ? [] : [{ path: `${path}.phone`, value: phone }]),
    ...(fax === undefined ? [] : [{ path: `${path}.fax`, value: fax }]),
  ]);
}

/** Returns the places of values that stand earlier in the list too. */
function repeated(values: readonly string[]): number[] {
  return [...values.keys()].filter((index) => values.indexOf(values[index] ?? '') < index);
}
