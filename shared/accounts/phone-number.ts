import { PHONE_NUMBER_DIGITS } from './limits.ts';

/** Tells whether a text is one phone number, as people write it. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const isInBounds = digits >= PHONE_NUMBER_DIGITS.min && digits <= PHONE_NUMBER_DIGITS.max;
  return isInBounds && /^\+?[\d ()/.-]+$/.test(text);
}

/**
 * Returns the digits by which searches compare a phone number, without the zeros before them: part of a number with its
 * country code (`+49 (0)871 1234`) is the number without one (`0871 1234`).
 */
export const phoneKey = (phone: string): string =>
  phone.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
