import { PHONE_NUMBER_DIGITS } from './limits.ts';

/** Tells whether a text is one phone number, as people write it. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const isInBounds = digits >= PHONE_NUMBER_DIGITS.min && digits <= PHONE_NUMBER_DIGITS.max;
  return isInBounds && /^\+?[\d ()/.-]+$/.test(text);
}
