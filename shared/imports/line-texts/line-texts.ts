import type { OfferProblemCode } from '#shared/offers/problem-codes.ts';
import type { LineCode } from '../line-codes.ts';

/**
 * The words for each code of a report: the fault, and what to do where that does not say it already; `{detail}` is the
 * detail of the line. The problems of offers have the sentences of the form.
 */
export type LineTexts = Readonly<Record<Exclude<LineCode, OfferProblemCode>, string>>;
