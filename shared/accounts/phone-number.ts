import { PHONE_NUMBER_DIGITS } from './limits.ts';

/** Is this one phone number, as people write it? */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const isInBounds = digits >= PHONE_NUMBER_DIGITS.min && digits <= PHONE_NUMBER_DIGITS.max;
  return isInBounds && /^\+?[\d ()/.-]+$/.test(text);
}
