import { PACKING_WORDS } from '#shared/packing-words.ts';
import { makeCompressedJson } from './compressed-json.ts';

/** The form of all bodies of this table: revisions, deltas, messages. */
export const { packJson, unpackJson } = makeCompressedJson(PACKING_WORDS);
