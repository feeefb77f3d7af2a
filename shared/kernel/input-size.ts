import * as z from 'zod';

/** The amount of JSON that an input can be. */
export type InputSize = {
  /** The length of the longest text, in UTF-16 units. */
  readonly textLength: number;
  /** The number of texts, numbers, lists and objects, all together. */
  readonly values: number;
  /** Bytes of the JSON, where each letter is escaped and each value stands on an indented line. */
  readonly bytes: number;
};

/**
 * The sizes of schemas whose structure does not say one: that of a rule over the whole, and the most `fields` that a
 * record may have. The bounds of a call's body follow from its schema (`inputSizeOf`).
 */
export const inputSizes = z.registry<InputSize | { readonly fields: number }>();
