import { type DecisionTime, decisionProblems } from '#functions/requests/process/decision-facts.ts';
import { AppError, type ErrorDefinition, type ErrorDetail } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { errorsByCode } from '#shared/kernel/errors-by-code.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import type { PinnedRules } from './pinned-rules.ts';

type Problem = {
  readonly field: string;
  readonly code: string;
  readonly limit?: number;
  /** The sentence of a rule. */
  readonly labels?: Labels;
};

const errors: Readonly<Record<string, ErrorDefinition>> = {
  ...errorsByCode(fieldErrors),
  ...errorsByCode(requestErrors),
};

/**
 * Returns the answers of a draft, those to hidden fields included.
 * @throws AppError `requests.draftNotSaved`, naming the fields
 */
export function checkDraft(fields: readonly FormField[], fieldData: FieldData): FieldData {
  const answers = answersOf(fieldData);
  const problems = [
    ...answeredTwice(fieldData),
    ...validateAnswers(fields, answers, { draft: true }),
  ];
  if (problems.length > 0) refuse(requestErrors.draftNotSaved, problems);
  return cleanAnswers(fields, answers, { draft: true });
}

/**
 * Returns the answers of a step that is sent.
 * @throws AppError `requests.notSent`, naming every field that stands in the way
 */
export function checkStep(
  fields: readonly FormField[],
  fieldData: FieldData,
  { rules, ...decided }: DecisionTime & { readonly rules: Pick<PinnedRules, 'findings'> },
): FieldData {
  const answers = answersOf(fieldData);
  const problems = [...answeredTwice(fieldData), ...validateAnswers(fields, answers)];
  if (problems.length > 0) refuse(requestErrors.notSent, problems);
  const wrong = [...decisionProblems(answers, decided), ...refusedByRules(rules.findings(answers))];
  if (wrong.length > 0) refuse(requestErrors.notSent, wrong);
  return cleanAnswers(fields, answers);
}

function refusedByRules(findings: ReturnType<PinnedRules['findings']>): Problem[] {
  return findings
    .filter(({ kind }) => kind === 'refused')
    .map(({ field, labels }) => ({ field, code: requestErrors.refusedByRule.code, labels }));
}

function answeredTwice(fieldData: FieldData): Problem[] {
  const names = fieldData.map(({ field }) => field);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index));
  return [...twice].map((field) => ({ field, code: requestErrors.answeredTwice.code }));
}

function refuse(error: ErrorDefinition, problems: readonly Problem[]): never {
  throw new AppError(error, { details: problems.map(detailOf) });
}

function detailOf({ field, code, limit, labels }: Problem): ErrorDetail {
  const message = (errors[code]?.message ?? code).replace('{0}', String(limit));
  return {
    path: `fieldData.${field}`,
    code,
    message,
    ...defined({ limit, labels }),
  };
}
