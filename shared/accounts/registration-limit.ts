import { HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { REGISTRATIONS_AN_HOUR } from './limits.ts';

/** The limit of registrations, which stops a caller who guesses control numbers, invitations or links of mails. */
export const registrationLimit = {
  per: 'address',
  count: REGISTRATIONS_AN_HOUR,
  seconds: HOUR_MS / SECOND_MS,
} as const;
