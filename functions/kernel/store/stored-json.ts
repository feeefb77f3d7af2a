import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PACKING_WORDS } from '#shared/packing-words.ts';

/** The bound of unpacked bytes against damaged or hostile bodies; far above any entity that a request can carry. */
const UNPACKED_BYTES = 16_000_000;

/** The form of all bodies of this table: revisions, deltas, messages. */
export const { packJson, unpackJson } = makeCompressedJson(PACKING_WORDS);

/** The form of JSON in the table. */
type CompressedJson = {
  readonly packJson: (value: unknown) => Uint8Array;
  /** Returns the text that `packJson` was given; parse it with a schema, or as a text of this program. */
  readonly unpackJson: (packed: Uint8Array) => string;
};

/**
 * Makes JSON small: one byte that names the dictionary among `texts`, then raw deflate. The last text is the one to
 * pack with; the others stay for older bodies. A write unit is paid per started kilobyte and twice in a transaction
 * (quality P7).
 */
export function makeCompressedJson(texts: readonly string[]): CompressedJson {
  const dictionaries = texts.map((text) => Buffer.from(text));
  const newest = dictionaries.length - 1;
  const dictionaryOf = (number: number): { dictionary: Buffer } => {
    const dictionary = dictionaries[number];
    if (dictionary === undefined)
      throw new Error(`A body was packed in an unknown way: ${number}.`);
    return { dictionary };
  };
  return {
    packJson: (value) => {
      const options = { level: 9, ...dictionaryOf(newest) };
      return Buffer.concat([Buffer.of(newest), deflateRawSync(JSON.stringify(value), options)]);
    },
    unpackJson: (packed) => {
      const options = { maxOutputLength: UNPACKED_BYTES, ...dictionaryOf(packed[0] ?? -1) };
      return inflateRawSync(packed.subarray(1), options).toString();
    },
  };
}
