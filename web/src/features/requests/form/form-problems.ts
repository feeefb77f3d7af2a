import { defined } from '#shared/kernel/defined.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import { answerableFields } from '#shared/requests/form-engine/visible-fields.ts';
import type { RuleFinding } from '#shared/requests/law/rule-findings.ts';
import type { ReadValues } from '#web/components/inputs/typed-values.ts';
import { errorKey } from '#web/i18n/error-key.ts';
import type { ApiErrorDetail } from '#web/kernel/api-error.ts';

/** A problem of one answer; `key` is its text's in the catalogues. */
export type FieldProblem = {
  readonly field: string;
  readonly key: string;
  readonly limit?: number;
  /** The sentence of a rule, in place of the text. */
  readonly labels?: Labels;
};

/**
 * Returns the problems of the form, in its order: values that cannot be read, refusals of the form engine, and findings
 * of the rules of the form.
 */
export function formProblems(
  fields: readonly FormField[],
  { values: answers, unreadable }: ReadValues,
  findings: readonly RuleFinding[] = [],
): FieldProblem[] {
  const asked = new Set(answerableFields(fields, answers).map(({ internalName }) => internalName));
  const shown = cleanOfHidden(answers, asked);
  const refused = new Map(
    validateAnswers(fields, shown).map(({ field, code, limit }) => [
      field,
      { field, key: errorKey(code), ...defined({ limit }) },
    ]),
  );
  return [...asked].flatMap((field) => {
    const key = unreadable.get(field);
    const problem =
      key === undefined ? (refused.get(field) ?? ruled(findings, field)) : { field, key };
    return problem === undefined ? [] : [problem];
  });
}

function ruled(findings: readonly RuleFinding[], field: string): FieldProblem | undefined {
  const refusal = findings.find((finding) => finding.kind === 'refused' && finding.field === field);
  return (
    refusal && { field, key: `errors.${requestErrors.refusedByRule.code}`, labels: refusal.labels }
  );
}

/** Removes hidden answers: they stay in the draft, but neither block nor are sent. */
function cleanOfHidden(answers: ReadValues['values'], asked: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => asked.has(field)));
}

const PREFIX = 'fieldData.';

/** Returns the problems that the server found in single answers. */
export function refusedFields(details: readonly ApiErrorDetail[]): FieldProblem[] {
  return details
    .filter(({ path }) => path.startsWith(PREFIX))
    .map((detail) => ({
      field: detail.path.slice(PREFIX.length),
      key: errorKey(detail.code),
      ...limitOf(detail),
      ...defined({ labels: detail.labels }),
    }));
}

function limitOf(detail: object): { limit?: number } {
  return 'limit' in detail && typeof detail.limit === 'number' ? { limit: detail.limit } : {};
}
