import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { checkEntry, type EntryProblem } from '#shared/masterdata/check-entry.ts';
import { declares, normalValue } from '#shared/masterdata/input-facts.ts';
import type { Answer } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '../errors.ts';
import { ANSWER_LENGTH, ANSWER_LINES } from '../limits.ts';
import { type Answers, answerTo } from './answers.ts';
import { type FormField, takesAnswer } from './form-field.ts';
import { answerableFields } from './visible-fields.ts';

const RULES = {
  textLength: ANSWER_LENGTH,
  lines: ANSWER_LINES,
  disabledOption: requestErrors.optionDisabled,
  hidden: requestErrors.notAsked,
} as const;

export type FormProblem = {
  /** Internal name of the field. */
  readonly field: string;
  readonly code:
    | AnswerProblem['code']
    | (typeof fieldErrors)['required']['code']
    | (typeof requestErrors)['unknownField' | 'hiddenField']['code'];
  readonly limit?: number;
};

/**
 * Returns everything that keeps a form from being sent, in the order of the form, then answers to fields that the
 * form does not have. A `draft` may have gaps and keeps answers to hidden fields; its answers must fit their fields
 * all the same.
 */
export function validateAnswers(
  fields: readonly FormField[],
  answers: Answers,
  { draft = false }: { readonly draft?: boolean } = {},
): FormProblem[] {
  const asked = new Set(answerableFields(fields, answers));
  const problems = fields.flatMap((field) => {
    const problem = problemOf(field, answers, { draft, isAsked: asked.has(field) });
    return problem ? [{ field: field.internalName, ...problem }] : [];
  });
  const known = new Set(fields.map(({ internalName }) => internalName));
  const unknown = Object.keys(answers)
    .filter((field) => !known.has(field))
    .map((field) => ({ field, code: requestErrors.unknownField.code }));
  return [...problems, ...unknown];
}

function problemOf(
  field: FormField,
  answers: Answers,
  { draft, isAsked }: { readonly draft: boolean; readonly isAsked: boolean },
): Omit<FormProblem, 'field'> | undefined {
  const answer = normalValue(answerTo(answers, field.internalName));
  if (answer === null) {
    return isAsked && field.mandatory && !draft ? { code: fieldErrors.required.code } : undefined;
  }
  if (!isAsked && !draft && takesAnswer(field)) return { code: requestErrors.hiddenField.code };
  const isRefused = declares(field.inputType) && field.mandatory && answer === false;
  if (isRefused && !draft) return { code: fieldErrors.required.code };
  return checkAnswer(field, answer);
}

type AnswerError = (typeof requestErrors)['optionDisabled' | 'notAsked'];

type AnswerProblem = {
  /** A code of `allErrors`; its text is the catalogue's. */
  readonly code: EntryProblem<AnswerError>['error']['code'];
  /** The bound that was broken, for the text of the problem. */
  readonly limit?: number;
};

/** Returns the problem of an answer to this field, if there is one; it does not ask whether an answer is needed. */
function checkAnswer(
  { inputType, options }: FormField,
  answer: Exclude<Answer, null>,
): AnswerProblem | undefined {
  const problem = checkEntry<AnswerError>(inputType, answer, { ...RULES, options });
  if (problem === undefined) return undefined;
  const { error, ...limit } = problem;
  return { code: error.code, ...limit };
}
