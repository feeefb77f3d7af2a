import type { Locale } from '#shared/kernel/locale.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { answerTo } from '#shared/requests/form-engine/answers.ts';
import type { Answer } from '#shared/requests/request-process.ts';
import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import type { Formats } from '#web/i18n/formats.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { writeNumber } from '#web/i18n/write-number.ts';

/** What stands in a control: numbers and days as they were typed, so that nothing is lost while typing. */
export type Typed = string | boolean | readonly string[];
/** By the internal name of the field. */
export type TypedAnswers = Readonly<Record<string, Typed>>;

type Named = Pick<RequestFormField, 'internalName' | 'inputType'>;
export type Unreadable =
  | 'requests.error.number'
  | 'requests.error.ambiguous'
  | 'requests.error.day';
export type ReadAnswers = {
  readonly answers: Answers;
  /** Fields whose text says neither a number nor a day. */
  readonly unreadable: ReadonlyMap<string, Unreadable>;
};

type Writing = Pick<Formats, 'day'> & { readonly locale: Locale };

/** Stored answers as their controls show them. */
export function typedAnswers(
  fields: readonly Named[],
  answers: Answers,
  writing: Writing,
): TypedAnswers {
  return Object.fromEntries(
    fields.flatMap(({ internalName, inputType }) => {
      const answer = answerTo(answers, internalName);
      return answer === null ? [] : [[internalName, typedAnswer(inputType, answer, writing)]];
    }),
  );
}

function typedAnswer(
  inputType: RequestFormField['inputType'],
  answer: Exclude<Answer, null>,
  { day, locale }: Writing,
): Typed {
  if (typeof answer === 'number') return writeNumber(answer, locale);
  return inputType === 'datefield' && typeof answer === 'string' ? day(answer) : answer;
}

/** What the controls say, in the form in which answers are checked and sent. */
export function readAnswers(
  fields: readonly Named[],
  typed: TypedAnswers,
  locale: Locale,
): ReadAnswers {
  const unreadable = new Map<string, Unreadable>();
  const answers: Record<string, Answer> = {};
  for (const { internalName, inputType } of fields) {
    const { answer, problem } = readAnswer(inputType, typed[internalName], locale);
    if (answer !== null) answers[internalName] = answer;
    if (problem) unreadable.set(internalName, problem);
  }
  return { answers, unreadable };
}

type Read = { readonly answer: Answer; readonly problem?: Unreadable };

function readAnswer(
  inputType: RequestFormField['inputType'],
  typed: Typed | undefined,
  locale: Locale,
): Read {
  if (typed === undefined) return { answer: null };
  if (typeof typed !== 'string') {
    return { answer: typeof typed === 'boolean' ? typed : [...typed] };
  }
  if (typed.trim() === '') return { answer: null };
  if (inputType === 'numberfield') return readNumber(typed);
  if (inputType === 'datefield') {
    const day = parseDay(typed, locale);
    return day === undefined ? { answer: null, problem: 'requests.error.day' } : { answer: day };
  }
  return { answer: typed };
}

function readNumber(typed: string): Read {
  const parsed = parseDecimal(typed);
  if (parsed.ok) return { answer: parsed.value };
  const isAmbiguous = parsed.reason === 'ambiguous';
  return {
    answer: null,
    problem: isAmbiguous ? 'requests.error.ambiguous' : 'requests.error.number',
  };
}
