import { PHONE_DIGITS } from '#shared/kernel/limits.ts';

/**
 * Returns typed text in the digits-only form of telephone and control numbers (groups of 3-3-4), cut to
 * `PHONE_DIGITS` (specification section 5). Only for texts typed to search by or into that form: a stored phone
 * number has its country code and up to 15 digits, and a control number has the length its country gives it. A search
 * with the first ten digits still finds a longer number, because it asks for a part.
 */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PHONE_DIGITS);
}
