import type { Account } from '#shared/accounts/account.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { CONTACT_MESSAGE_LENGTH } from '#shared/contact/limits.ts';
import { looksLikeEmail } from '#web/kernel/looks-like-email.ts';

export const CONTACT_FIELDS = [
  'name',
  'email',
  'phone',
  'controlNumber',
  'subject',
  'message',
] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactEntry = Readonly<Record<ContactField, string>>;
export type ContactProblems = {
  readonly [F in ContactField]?:
    | 'errors.fields.required'
    | 'words.emailWrong'
    | 'errors.fields.tooShort';
};

/** Returns the contact of the signed-in account; nothing for a guest. */
export function contactOf(account: Account | undefined): ContactEntry {
  const { controlNumber, contact, address, emails } = account?.userData ?? {};
  const verified = emails?.find(({ status }) => status === 'verified')?.email;
  return {
    name: contact || (account?.staticData.name ?? ''),
    email: verified ?? address?.email ?? '',
    phone: address?.phone ?? '',
    controlNumber: controlNumber === undefined ? '' : formatControlNumber(controlNumber),
    subject: '',
    message: '',
  };
}

export function contactProblems({ name, email, subject, message }: ContactEntry): ContactProblems {
  const missing = 'errors.fields.required' as const;
  return {
    ...(name.trim() === '' && { name: missing }),
    ...(email.trim() === ''
      ? { email: missing }
      : !looksLikeEmail(email) && { email: 'words.emailWrong' }),
    ...(subject === '' && { subject: missing }),
    ...(message.trim().length < CONTACT_MESSAGE_LENGTH && { message: 'errors.fields.tooShort' }),
  };
}
