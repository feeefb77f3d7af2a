import { defined } from '#shared/kernel/defined.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { latestValidity } from '#shared/requests/law/law-findings.ts';
import type { LawfulStep } from '#shared/requests/law/lawful-step.ts';
import { reportDueAfter } from '#shared/requests/law/report-due-after.ts';

/** The facts that the law adds to a request with its decision. */
export type DecidedByLaw = Pick<RequestProcess, 'reportDueOn'> & {
  /** The last day of a permission for which the office has named none. */
  readonly validUntil?: Day;
};

/** Returns the facts of a decision: a permission without a last day holds as long as the law allows, and no longer. */
export function decidedByLaw(
  step: LawfulStep,
  { fieldData, grants }: { readonly fieldData: FieldData; readonly grants: boolean },
): DecidedByLaw {
  const isNamed = typeof answersOf(fieldData).validUntil === 'string';
  const validUntil = grants && !isNamed ? latestValidity(step) : undefined;
  const end = validUntil ?? answersOf(fieldData).validUntil;
  const reportDueOn =
    typeof end === 'string' ? reportDueAfter(end, step.law, step.state) : undefined;
  return defined({ validUntil, reportDueOn });
}

/**
 * Returns the decision with its legal ground, which it keeps whatever becomes of the package, and with the last day
 * that the law gives it.
 */
export function withGround(
  { decidedOn, decision }: RequestProcess,
  { legalBasis }: Pick<RequestPackage, 'legalBasis'>,
  byLaw: Pick<DecidedByLaw, 'validUntil'> = {},
): RequestProcess['decision'] {
  return decidedOn === undefined ? decision : { ...byLaw, ...decision, legalBasis };
}
