import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import { askedFields } from '#shared/requests/form-engine/visible-fields.ts';
import type { ReadValues } from '#web/components/inputs/typed-values.ts';
import type { ApiErrorDetail } from '#web/kernel/api-error.ts';

/** What is wrong with one answer; `key` is its text's in the catalogues. */
export type FieldProblem = {
  readonly field: string;
  readonly key: string;
  readonly limit?: number;
};

/** What keeps the form from being sent, in the order of the form: what cannot be read, and what the form engine refuses. */
export function formProblems(
  fields: readonly FormField[],
  { values: answers, unreadable }: ReadValues,
): FieldProblem[] {
  const asked = new Set(askedFields(fields, answers).map(({ internalName }) => internalName));
  const shown = cleanOfHidden(answers, asked);
  const refused = new Map(
    validateAnswers(fields, shown).map(({ field, code, limit }) => [
      field,
      { field, key: `errors.${code}`, ...(limit === undefined ? {} : { limit }) },
    ]),
  );
  return [...asked].flatMap((field) => {
    const key = unreadable.get(field);
    const problem = key === undefined ? refused.get(field) : { field, key };
    return problem === undefined ? [] : [problem];
  });
}

/** Hidden answers stay in the draft, but neither block nor are sent. */
function cleanOfHidden(answers: ReadValues['values'], asked: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => asked.has(field)));
}

const PREFIX = 'fieldData.';

/** What the server found wrong with single answers. */
export function refusedFields(details: readonly ApiErrorDetail[]): FieldProblem[] {
  return details
    .filter(({ path }) => path.startsWith(PREFIX))
    .map((detail) => ({
      field: detail.path.slice(PREFIX.length),
      key: `errors.${detail.code}`,
      ...limitOf(detail),
    }));
}

function limitOf(detail: object): { limit?: number } {
  return 'limit' in detail && typeof detail.limit === 'number' ? { limit: detail.limit } : {};
}
