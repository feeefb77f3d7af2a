import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PACKING_WORDS } from './packing-words.ts';

/** Bounds what a damaged or hostile body can unpack to; far above any entity that a request can carry. */
const UNPACKED_BYTES = 16_000_000;
const DICTIONARIES = PACKING_WORDS.map((words) => Buffer.from(words));
const NEWEST = DICTIONARIES.length - 1;

/**
 * JSON as it lies in the table: one byte that names the dictionary, then raw deflate. A write unit is paid per started
 * kilobyte and twice in a transaction (quality P7).
 */
export function packJson(value: unknown): Uint8Array {
  const packed = deflateRawSync(JSON.stringify(value), { level: 9, ...dictionary(NEWEST) });
  return Buffer.concat([Buffer.of(NEWEST), packed]);
}

/** The text that `packJson` was given; parse it with a schema, or as what this program wrote itself. */
export function unpackJson(packed: Uint8Array): string {
  const options = { maxOutputLength: UNPACKED_BYTES, ...dictionary(packed[0] ?? -1) };
  return inflateRawSync(packed.subarray(1), options).toString();
}

function dictionary(number: number): { dictionary: Buffer } {
  const found = DICTIONARIES[number];
  if (found === undefined) throw new Error(`A body was packed in an unknown way: ${number}.`);
  return { dictionary: found };
}
