import type { Answer, FieldData } from '../request-process.ts';

/** Answers by the internal name of their field. */
export type Answers = Readonly<Record<string, Answer>>;

/** The answer to a field; null where there is none. */
export function answerTo(answers: Answers, field: string): Answer {
  return (Object.hasOwn(answers, field) ? answers[field] : null) ?? null;
}

/** From the form of the API; of a field answered twice the last counts. */
export function answersOf(fieldData: FieldData): Answers {
  return Object.fromEntries(fieldData.map(({ field, value }) => [field, value]));
}

/**
 * The one form in which an answer is compared and stored: texts without blanks around them, lists without empty lines,
 * null for nothing. An unticked checkbox is an answer.
 */
export function normalAnswer(answer: Answer): Answer {
  if (typeof answer === 'string') return answer.trim() === '' ? null : answer.trim();
  if (!Array.isArray(answer)) return answer;
  const lines = answer.map((line) => line.trim()).filter((line) => line !== '');
  return lines.length === 0 ? null : lines;
}
