import * as z from 'zod';

/** How much JSON an input can be. */
export type InputSize = {
  /** Of its longest text, in UTF-16 units. */
  readonly textLength: number;
  /** Texts, numbers, lists and objects, all together. */
  readonly values: number;
  /** Of the JSON, where each letter is escaped and each value stands on an indented line. */
  readonly bytes: number;
};

/**
 * The sizes of schemas whose structure does not say one: what a rule over the whole bounds, and the most `fields` that
 * a record may have. The bounds of a call's body follow from its schema (`inputSizeOf`).
 */
export const inputSizes = z.registry<InputSize | { readonly fields: number }>();
