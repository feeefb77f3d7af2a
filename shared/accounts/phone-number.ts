import { seenCode } from '#shared/kernel/typed-text.ts';
import { PHONE_NUMBER_DIGITS } from './limits.ts';

/** Tells whether a text is one phone number, as people write it. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const isInBounds = digits >= PHONE_NUMBER_DIGITS.min && digits <= PHONE_NUMBER_DIGITS.max;
  return isInBounds && /^\+?[\d\s()/.\p{Pd}]+$/u.test(text);
}

/**
 * Returns the digits by which searches compare a phone number, without the zeros before them: part of a number with its
 * country code (`+49 (0)871 1234`) is the number without one (`0871 1234`).
 */
export const phoneKey = (phone: string): string =>
  phone.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');

/** A typed country code of Europe (ITU-T E.164): three digits where it begins with 35, 37, 38 or 42, else two. */
const COUNTRY_CODE = /^\s*(?:\+|00)\s*(?:(?:35|37|38|42)\d|[34]\d)/;

/** Returns the keys under which a typed number may be stored: with its country code, and without. */
export function typedPhoneKeys(typed: string): string[] {
  const seen = seenCode(typed);
  return [...new Set([phoneKey(seen), phoneKey(seen.replace(COUNTRY_CODE, ''))])];
}
