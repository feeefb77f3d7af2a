import type { MessageKey } from '#web/i18n/parts.ts';

/** The labels of the fields of an address. */
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
