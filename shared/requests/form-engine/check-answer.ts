import { checkEntry, type EntryProblem } from '#shared/masterdata/check-entry.ts';
import type { Answer } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '../errors.ts';
import { ANSWER_LENGTH, ANSWER_LINES } from '../limits.ts';
import type { FormField } from './form-field.ts';

type AnswerError = (typeof requestErrors)['optionDisabled' | 'notAsked'];
export type AnswerProblem = {
  /** A code of `allErrors`; its text is the catalogue's. */
  readonly code: EntryProblem<AnswerError>['error']['code'];
  /** The bound that was broken, for the text of the problem. */
  readonly limit?: number;
};

const RULES = {
  textLength: ANSWER_LENGTH,
  lines: ANSWER_LINES,
  disabledOption: requestErrors.optionDisabled,
  hidden: requestErrors.notAsked,
} as const;

/** Returns the problem of an answer to this field, if there is one; it does not ask whether an answer is needed. */
export function checkAnswer(
  { inputType, options }: FormField,
  answer: Exclude<Answer, null>,
): AnswerProblem | undefined {
  const problem = checkEntry<AnswerError>(inputType, answer, { ...RULES, options });
  if (problem === undefined) return undefined;
  const { error, ...limit } = problem;
  return { code: error.code, ...limit };
}
