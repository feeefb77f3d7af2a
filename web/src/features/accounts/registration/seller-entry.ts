import type { SellerData } from '#shared/accounts/registration.ts';
import { looksLikeEmail } from '#web/kernel/looks-like-email.ts';

export const SELLER_FIELDS = ['name', 'street', 'citycode', 'city', 'email', 'phone'] as const;
export type SellerEntry = Readonly<Record<(typeof SELLER_FIELDS)[number], string>>;
export type SellerProblems = {
  readonly [F in keyof SellerEntry]?: 'errors.fields.required' | 'errors.fields.wrongFormat';
};

export function sellerProblems({ name, citycode, city, email }: SellerEntry): SellerProblems {
  const missing = 'errors.fields.required' as const;
  return {
    ...(name.trim() === '' && { name: missing }),
    ...(citycode.trim() === '' && { citycode: missing }),
    ...(city.trim() === '' && { city: missing }),
    ...(email.trim() !== '' && !looksLikeEmail(email) && { email: 'errors.fields.wrongFormat' }),
  };
}

/** Returns the data of a seller; empty fields are left out. */
export function sellerDataOf(
  entry: SellerEntry,
  site: Pick<SellerData, 'country' | 'uiLocale'>,
): SellerData {
  const { name, street, citycode, city, email, phone } = entry;
  return {
    ...site,
    name: name.trim(),
    address: {
      citycode: citycode.trim(),
      city: city.trim(),
      ...(street.trim() && { street: street.trim() }),
      ...(email.trim() && { email: email.trim() }),
      ...(phone.trim() && { phone: phone.trim() }),
    },
  };
}
