import type { AnchorHTMLAttributes } from 'react';

/** Writes to an e-mail address, whose `?` or `&` would add copies and a text; shows it where nothing else is said. */
export function MailLink({
  email,
  children = email,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly email: string }) {
  return (
    <a {...link} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      {children}
    </a>
  );
}
