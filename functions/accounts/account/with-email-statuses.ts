import type { Account } from '#shared/accounts/account.ts';
import { emailKey } from '#shared/mail/email-key.ts';

type Emails = Account['userData']['emails'];

/** Returns a listed e-mail address with the status that the product gave it before; a new address is open. */
export function withEmailStatuses(
  emails: readonly Pick<Emails[number], 'email'>[],
  stored: Emails,
): Emails {
  const statuses = new Map(stored.map(({ email, status }) => [emailKey(email), status]));
  return emails.map(({ email }) => ({
    email,
    status: statuses.get(emailKey(email)) ?? 'open',
  }));
}
