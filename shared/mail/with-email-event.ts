import type { Account } from '#shared/accounts/account.ts';
import { emailKey } from './email-key.ts';
import {
  EMAIL_TRANSITIONS,
  type EmailEvent,
  type EmailStatus,
  type VerificationStatus,
} from './email-status.ts';

type Emails = Account['userData']['emails'];

/** Returns the status of an address as the account keeps it. */
export function keptStatus(emails: Emails, email: string): VerificationStatus {
  const key = emailKey(email);
  return emails.find((email) => emailKey(email.email) === key)?.status ?? 'unknown';
}

/** Returns the addresses after an event of one of them; a confirmed address that was not among them is added. */
export function withEmailEvent(emails: Emails, email: string, event: EmailEvent): Emails {
  const before = keptStatus(emails, email);
  const transitions: Partial<Record<EmailEvent, EmailStatus>> = EMAIL_TRANSITIONS[before];
  const status = transitions[event];
  if (status === undefined) return emails;
  if (before === 'unknown') return [...emails, { email, status }];
  const key = emailKey(email);
  return emails.map((email) => (emailKey(email.email) === key ? { ...email, status } : email));
}
