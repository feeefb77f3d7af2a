import type { AnchorHTMLAttributes } from 'react';

/** Calls a phone number, however its digits are grouped; shows it where nothing else is said. */
export function PhoneLink({
  phone,
  children = phone,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly phone: string }) {
  return (
    <a {...link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}
