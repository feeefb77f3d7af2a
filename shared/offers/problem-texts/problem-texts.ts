import type { OfferProblemCode } from '../problem-codes.ts';

/** The sentences about an offer's problems, in its form and in the report of an import; `{limit}` is the broken bound. */
export type ProblemTexts = Readonly<Record<OfferProblemCode, string>>;
