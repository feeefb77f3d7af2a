import { createHmac, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_A_LETTER = 5;
const STEP_MS = 30_000;
const DIGITS = 6;
/** The steps around now whose codes are taken: one later, and one earlier where the clock of a phone is ahead. */
const SKEW_STEPS = [0, -1, 1];

/** Returns bytes as authenticator apps take them: base 32 without padding (RFC 4648 section 6). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS_A_LETTER, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(BITS_A_LETTER, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code that an authenticator app shows at a time, in milliseconds since 1970 (RFC 6238, SHA-1, 30 s). */
export function totpAt(secret: string, time: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP_MS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  // RFC 4226 section 5.3: the last four bits say where the number begins.
  const offset = (digest.at(-1) ?? 0) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Tells whether a code is that of now, or of a neighbouring step. */
export const isTotp = (secret: string, code: string, time: number): boolean =>
  /^\d{6}$/.test(code) &&
  SKEW_STEPS.some((steps) =>
    timingSafeEqual(Buffer.from(totpAt(secret, time + steps * STEP_MS)), Buffer.from(code)),
  );
