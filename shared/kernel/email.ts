import * as z from 'zod';
import { seenCode } from './typed-text.ts';

const EMAIL_LENGTH = 254; // RFC 5321 4.5.3.1.3: a path of 256 with its angle brackets

/** RFC 5322 3.4.1 without quotes; the domain may be international (RFC 5890), the part before it may not: SES takes none. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Returns the address in `mailto:anna@example.org`, `Anna <anna@example.org>` and `anna@example.org.`. */
export function typedEmail(typed: string): string {
  // A longer text is no address, whatever is taken off it: looking through it would cost its square.
  if (typed.length > 4 * EMAIL_LENGTH) return typed;
  const seen = seenCode(typed);
  const bare = /<([^<>]*)>[.,;\s]*$/.exec(seen)?.[1] ?? seen;
  return bare
    .replace(/^\s*mailto:/i, '')
    .replace(/[.,;]+$/, '')
    .trim();
}

/** An e-mail address, read from how people paste it. */
export const Email = z
  .string()
  .overwrite(typedEmail)
  .max(EMAIL_LENGTH)
  .check(z.email({ pattern: EMAIL }));

/** Returns an address as mail services take it: an international domain in ASCII (RFC 5891). */
export function mailableEmail(email: string): string {
  const domainStart = email.lastIndexOf('@') + 1;
  const url = `http://${email.slice(domainStart)}`;
  if (/^\p{ASCII}*$/u.test(email) || !URL.canParse(url)) return email;
  return email.slice(0, domainStart) + new URL(url).hostname;
}
