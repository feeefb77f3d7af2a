import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/ids.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford's base 32: sorts as text
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;
const RANDOM_BYTES = 10;

/** Makes ULIDs: 26 characters. Their text order is their time order, to the millisecond. */
export type NewUlid = () => string;

/** Makes ids that strictly increase, also within a millisecond and when the clock steps back. */
export function makeUlids(clock: Clock, random: Random): NewUlid {
  let time = 0;
  let tail = 0n;
  return () => {
    const now = clock.now().getTime();
    if (now > time) {
      time = now;
      tail = toNumber(random(RANDOM_BYTES)) >> 1n; // the free top bit leaves room to count upwards
    } else {
      tail += 1n;
    }
    return encode(BigInt(time), TIME_CHARACTERS) + encode(tail, RANDOM_CHARACTERS);
  };
}

/** The smallest ULID of an instant (milliseconds): where a time-ordered range begins. */
export function firstUlidAt(ms: number): string {
  return encode(BigInt(Math.max(0, ms)), TIME_CHARACTERS) + '0'.repeat(RANDOM_CHARACTERS);
}

/** Returns when a ULID was made, milliseconds. */
export function timeOfUlid(ulid: string): number {
  return [...ulid.slice(0, TIME_CHARACTERS)].reduce(
    (ms, character) => ms * 32 + ALPHABET.indexOf(character),
    0,
  );
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

function encode(value: bigint, characters: number): string {
  let text = '';
  for (let rest = value; text.length < characters; rest >>= 5n) {
    text = ALPHABET.charAt(Number(rest & 31n)) + text;
  }
  return text;
}
