import type { EMAIL_STATUSES } from '#shared/accounts/account.ts';

/** `unknown`: the account does not have the address. */
export const VERIFICATION_STATUSES = [
  'unknown',
  'open',
  'pending',
  'verified',
  'rejected',
  'expired',
] as const satisfies readonly ('unknown' | (typeof EMAIL_STATUSES)[number])[];
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
export type EmailStatus = Exclude<VerificationStatus, 'unknown'>;

/**
 * - `request`: a code is sent. `confirm`: the code was given back. `refuse`: the person does not want the address.
 * - `exhaust`: a wrong code too often. `expire`: the code was given back too late.
 * - `signOn`: the single sign-on vouches for the address. `bounce`: mails do not arrive, or are not wanted.
 */
export type EmailEvent =
  | 'request'
  | 'confirm'
  | 'refuse'
  | 'exhaust'
  | 'expire'
  | 'signOn'
  | 'bounce';

/**
 * The next status of an address, by event (specification section 4); an event that a status does not name changes
 * nothing. An address that was rejected needs a code: the single sign-on cannot know whether mails arrive. A code that
 * was under way when mails bounced is good: refusing the address or too many tries end it.
 */
export const EMAIL_TRANSITIONS = {
  unknown: { confirm: 'verified' },
  open: { request: 'pending', confirm: 'verified', signOn: 'verified', bounce: 'rejected' },
  pending: {
    request: 'pending',
    confirm: 'verified',
    refuse: 'rejected',
    exhaust: 'rejected',
    expire: 'expired',
    signOn: 'verified',
    bounce: 'rejected',
  },
  verified: { bounce: 'rejected' },
  rejected: { request: 'pending', confirm: 'verified' },
  expired: { request: 'pending', signOn: 'verified', bounce: 'rejected' },
} as const satisfies Record<VerificationStatus, Partial<Record<EmailEvent, EmailStatus>>>;
