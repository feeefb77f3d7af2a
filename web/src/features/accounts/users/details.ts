import type { Account } from '#shared/accounts/account.ts';
import { defined } from '#shared/kernel/defined.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { withoutEmptyTexts } from '#web/kernel/without-empty-texts.ts';

/** The lines of an address that are typed, in the order of the form. */
export const ADDRESS_LINES = [
  { name: 'name' },
  { name: 'street' },
  { name: 'citycode', width: 'short' },
  { name: 'city' },
  { name: 'phone', type: 'tel', width: 'medium' },
  { name: 'fax', type: 'tel', width: 'medium' },
  { name: 'email', type: 'email' },
  { name: 'website', type: 'url' },
] as const;
type AddressLine = (typeof ADDRESS_LINES)[number]['name'];

/** The texts of the form; an empty one is not known. */
export type Details = Readonly<
  Record<AddressLine | 'contact' | 'controlNumber' | 'region' | 'uiLocale', string>
>;

export function detailsOf({ userData, uiLocale: language }: Account): Details {
  const uiLocale = language ?? '';
  const { address, contact = '', controlNumber = '' } = userData;
  const { name = '', street = '', citycode = '', city = '', region = '' } = address;
  const { phone = '', fax = '', email = '', website = '' } = address;
  const lines = { name, street, citycode, city, phone, fax, email, website };
  return { ...lines, region, contact, controlNumber, uiLocale };
}

/**
 * Returns the change that makes the account as the form says. Another town is another place: its old position would
 * be wrong.
 */
export function detailsInput(
  { id, rev, data }: EntityOf<'account'>,
  { contact, controlNumber, uiLocale, ...address }: Details,
): CallInput<'POST auth/accountmanage/updateaccount'> {
  const { country, geoPosition, ...was } = data.userData.address;
  const next = withoutEmptyTexts(address);
  const isSamePlace = next.citycode === was.citycode && next.city === was.city;
  return {
    account: id,
    rev,
    userData: {
      address: {
        ...next,
        ...defined({ country, geoPosition: isSamePlace ? geoPosition : undefined }),
      },
      contact: contact.trim() || null,
      ...(data.staticData.role === 'AGR' && { controlNumber: controlNumber.trim() || null }),
    },
    uiLocale: LOCALES.find((locale) => locale === uiLocale) ?? null,
  };
}
