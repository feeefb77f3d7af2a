import { fieldUnder } from '#shared/kernel/field-under.ts';
import type { OfferProblemCode } from '#shared/offers/problem-codes.ts';
import type { LineCode } from '../line-codes.ts';

/**
 * A sentence for each code of a report, and a hint what to do; `{detail}` is the detail of the line. The problems of offers
 * have the sentences of the form.
 */
export type LineTexts = Readonly<
  Record<Exclude<LineCode, OfferProblemCode>, { readonly reason: string; readonly hint: string }>
>;

/** Returns the sentences as messages of a catalogue: `imports.line.<code>`, `imports.hint.<code>`. */
export const lineMessages = (texts: LineTexts) => ({
  ...fieldUnder('imports.line.', texts, 'reason'),
  ...fieldUnder('imports.hint.', texts, 'hint'),
});
