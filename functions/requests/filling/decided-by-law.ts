import { defined } from '#shared/kernel/defined.ts';
import type { Day } from '#shared/kernel/time.ts';
import { dayAfterPeriod } from '#shared/law/law-day.ts';
import { lawTerm } from '#shared/law/law-term.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { latestValidity } from '#shared/requests/law/law-findings.ts';
import type { LawfulStep } from '#shared/requests/law/lawful-step.ts';

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
  const ends = validUntil === undefined ? fieldData : [{ field: 'validUntil', value: validUntil }];
  const days = lawTerm(step.law, 'reportDays', step.state)?.amount;
  return { ...defined({ validUntil }), ...(days !== undefined && reportDueOf(ends, days)) };
}

/** Returns the last day for the report on purchases: so many days after the permission ends. */
export function reportDueOf(decided: FieldData, days: number): Pick<RequestProcess, 'reportDueOn'> {
  const { validUntil } = answersOf(decided);
  return typeof validUntil === 'string'
    ? { reportDueOn: dayAfterPeriod(validUntil, days, 'days') }
    : {};
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
