import type { FieldData } from '#shared/requests/entities/request-process.ts';
import type { OfferAnswerInput } from '../search/use-offer-answers.ts';

/** A step as it is saved or sent. */
export type Filling = {
  readonly fieldData: FieldData;
  readonly attachments: string[];
  /** The account that the page was filled with. */
  readonly owner: string;
  /** The answers why offers that were found since do not fit. */
  readonly offers?: OfferAnswerInput[];
  readonly draft?: boolean;
};
