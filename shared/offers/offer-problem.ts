import { type ErrorDefinition, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';

/** A problem of one field of an offer. */
export type OfferProblem = {
  /** Path of the field in the offer's data: `statusWeekly.3.from`. */
  readonly path: string;
  readonly error: ErrorDefinition;
  /** The bound that was broken, for the text of the problem. */
  readonly limit?: number | string | undefined;
};

/** Returns the problem as a detail of the error envelope. */
export function problemDetail({ path, error, limit }: OfferProblem): ErrorDetail {
  return fieldDetail(`data.${path}`, error, defined({ limit }));
}
