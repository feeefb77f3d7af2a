import type { Clock } from './clock.ts';

/** Returns `length` random bytes. */
export type Random = (length: number) => Uint8Array;

const COUNTER_MAX = 0xfff;

/**
 * Makes UUIDs of version 7 (RFC 9562 section 5.7) that grow with every call, also within one millisecond and when the
 * clock steps back: the 12 bits after the time count up (section 6.2, method 1).
 */
export function makeNewId(clock: Clock, random: Random): () => string {
  let time = 0;
  let counter = 0;
  return () => {
    const now = clock.now().getTime();
    if (now > time) {
      time = now;
      counter = 0;
    } else if (counter < COUNTER_MAX) {
      counter += 1;
    } else {
      time += 1;
      counter = 0;
    }
    return uuid(time, counter, random(8));
  };
}

function uuid(time: number, counter: number, tail: Uint8Array): string {
  const hex = time.toString(16).padStart(12, '0');
  const rest = Buffer.from(tail);
  rest.writeUInt8((rest.readUInt8(0) & 0x3f) | 0x80, 0);
  const end = rest.toString('hex');
  const version = `7${counter.toString(16).padStart(3, '0')}`;
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${version}-${end.slice(0, 4)}-${end.slice(4)}`;
}
