import type { Random } from '#functions/kernel/ports/ids.ts';
import { VERIFICATION_CODE_DIGITS } from '#shared/mail/limits.ts';

const BYTES = 4;
const NUMBERS = 2 ** (8 * BYTES);
const CODES = 10 ** VERIFICATION_CODE_DIGITS;
/** The count of numbers in complete rounds: those of the incomplete round above would make low codes likelier. */
const FAIR_NUMBERS = NUMBERS - (NUMBERS % CODES);

/** Returns a code of `VERIFICATION_CODE_DIGITS` digits, each as likely as any other. */
export function randomCode(random: Random): string {
  for (;;) {
    const number = Buffer.from(random(BYTES)).readUInt32BE();
    if (number < FAIR_NUMBERS)
      return String(number % CODES).padStart(VERIFICATION_CODE_DIGITS, '0');
  }
}
