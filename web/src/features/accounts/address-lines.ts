import type { Address } from '#shared/kernel/address.ts';
import { defined } from '#shared/kernel/defined.ts';
import { keysOf } from '#shared/kernel/keys-of.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

export const ADDRESS_LABELS = {
  name: 'profile.address.name',
  street: 'words.street',
  citycode: 'words.citycode',
  city: 'words.town',
  phone: 'words.phone',
  email: 'words.email',
  fax: 'profile.address.fax',
  website: 'profile.address.website',
} as const satisfies Readonly<Record<string, MessageKey>>;

export type AddressLine = keyof typeof ADDRESS_LABELS;
export type AddressTexts = Readonly<Record<AddressLine, string>>;

/** Returns the lines of an address; an empty one is not known. */
export const addressTexts = (address: Partial<Address>): AddressTexts =>
  recordOf(keysOf(ADDRESS_LABELS), (line) => address[line] ?? '');

/** Returns the rest of an address. Another town is another place: its old position would be wrong. */
export function addressRest(
  { country, geoPosition, ...was }: Address,
  typed: Pick<Address, 'citycode' | 'city'>,
) {
  const isSamePlace = typed.citycode === was.citycode && typed.city === was.city;
  return defined({ country, geoPosition: isSamePlace ? geoPosition : undefined });
}
