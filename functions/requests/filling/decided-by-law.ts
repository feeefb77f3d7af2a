import { dayAfterPeriod } from '#shared/law/law-day.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';

/** The facts that the law adds to a request with its decision. */
export type DecidedByLaw = Pick<RequestProcess, 'reportDueOn'>;

/** Returns the last day for the report on purchases: so many days after the permission ends. */
export function reportDueOf(decided: FieldData, days: number): DecidedByLaw {
  const { validUntil } = answersOf(decided);
  return typeof validUntil === 'string'
    ? { reportDueOn: dayAfterPeriod(validUntil, days, 'days') }
    : {};
}

/** Returns the decision with its legal ground, which it keeps whatever becomes of the package. */
export function withGround(
  { decidedOn, decision }: RequestProcess,
  { legalBasis }: Pick<RequestPackage, 'legalBasis'>,
): RequestProcess['decision'] {
  return decidedOn === undefined ? decision : { ...decision, legalBasis };
}
