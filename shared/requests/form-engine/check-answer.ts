import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { InputType } from '#shared/masterdata/input-type.ts';
import { requestErrors } from '../errors.ts';
import { ANSWER_LENGTH, ANSWER_LINES } from '../limits.ts';
import type { Answer } from '../request-process.ts';
import type { FormField } from './form-field.ts';

export type AnswerProblem = {
  /** A code of `allErrors`; its text is the catalogue's. */
  readonly code:
    | (typeof fieldErrors)[
        | 'wrongType'
        | 'wrongFormat'
        | 'notAllowed'
        | 'tooLong'
        | 'tooMany'
        | 'tooSmall']['code']
    | (typeof requestErrors)['optionDisabled' | 'notAsked']['code'];
  /** The bound that was broken, for the text. */
  readonly limit?: number;
};
type Check = (answer: Exclude<Answer, null>, field: FormField) => AnswerProblem | undefined;

const wrongType: AnswerProblem = { code: fieldErrors.wrongType.code };
const wrongFormat: AnswerProblem = { code: fieldErrors.wrongFormat.code };

const checkText: Check = (answer) => {
  if (typeof answer !== 'string') return wrongType;
  return answer.length > ANSWER_LENGTH
    ? { code: fieldErrors.tooLong.code, limit: ANSWER_LENGTH }
    : undefined;
};

const checkLine: Check = (answer, field) =>
  checkText(answer, field) ?? (/[\r\n]/.test(String(answer)) ? wrongFormat : undefined);

const listOf =
  (checkOne: Check): Check =>
  (answer, field) => {
    if (!Array.isArray(answer)) return wrongType;
    if (answer.length > ANSWER_LINES)
      return { code: fieldErrors.tooMany.code, limit: ANSWER_LINES };
    return answer.map((one) => checkOne(one, field)).find((problem) => problem !== undefined);
  };

const checkOption: Check = (answer, { options }) => {
  if (typeof answer !== 'string') return wrongType;
  const option = options.find(({ id }) => id === answer);
  if (option === undefined) return { code: fieldErrors.notAllowed.code };
  return option.enabled ? undefined : { code: requestErrors.optionDisabled.code };
};

const checkOptions: Check = (answer, field) =>
  listOf(checkOption)(answer, field) ??
  (Array.isArray(answer) && new Set(answer).size < answer.length
    ? { code: fieldErrors.notAllowed.code }
    : undefined);

const checkNumber: Check = (answer) => {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return wrongType;
  return answer < 0 ? { code: fieldErrors.tooSmall.code, limit: 0 } : undefined;
};

const checkDay: Check = (answer) => {
  if (typeof answer !== 'string') return wrongType;
  return isDay(answer) ? undefined : wrongFormat;
};

const checks = {
  select: checkOption,
  multiselect: checkOptions,
  'singleline-textfield': checkLine,
  textfield: checkText,
  multitext: listOf(checkText),
  'singleline-multitext': listOf(checkLine),
  checkbox: (answer) => (typeof answer === 'boolean' ? undefined : wrongType),
  datefield: checkDay,
  numberfield: checkNumber,
  hidden: () => ({ code: requestErrors.notAsked.code }),
} as const satisfies Record<InputType, Check>;

/** What is wrong with an answer to this field, if anything; whether there must be one is not asked here. */
export function checkAnswer(
  field: FormField,
  answer: Exclude<Answer, null>,
): AnswerProblem | undefined {
  return checks[field.inputType](answer, field);
}
