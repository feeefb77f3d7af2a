import type { EmailEvent } from '#shared/mail/email-status.ts';

/** The acts that the timeline of an account names, for all calls that change it. */
export const ACCOUNT_CHANGES = [
  'activate',
  'administration',
  'certification active',
  'certification not active',
  'certification not known',
  'certification override removed',
  'certification override set',
  'control body confirmed',
  'control body not confirmed',
  'create account',
  'deactivate',
  'invite',
  'invite again',
  'invite revoked',
  'invite used',
  'objection to a user',
  'position of a location of sale',
  'profile',
  'redact',
  'redacted',
  'register',
  'supplier confirmed',
  'supplier not confirmed',
  'terms of service',
  'user agreement removed',
  'user agreement set',
  'user unlinked',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number] | `e-mail ${EmailEvent}`;

/** One change or several of one save: `activate, supplier confirmed`. */
export type AccountChangeset = AccountChange | `${AccountChange}, ${string}`;

/** Returns the changeset of the acts of one save. */
export function accountChangeset([first, ...more]: readonly [
  AccountChange,
  ...AccountChange[],
]): AccountChangeset {
  return more.length === 0 ? first : `${first}, ${more.join(', ')}`;
}

/** Returns the single changes of a changeset. */
export const readAccountChangeset = (changeset: string): readonly string[] => changeset.split(', ');
