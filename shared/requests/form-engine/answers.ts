import type { Answer, FieldData } from '#shared/requests/entities/request-process.ts';

/** Answers by the internal name of their field. */
export type Answers = Readonly<Record<string, Answer>>;

/** Returns the answer to a field; null where there is none. */
export function answerTo(answers: Answers, field: string): Answer {
  return (Object.hasOwn(answers, field) ? answers[field] : null) ?? null;
}

/** Returns the answers by field, from the form of the API. The last answer to a field counts. */
export function answersOf(fieldData: FieldData): Answers {
  return Object.fromEntries(fieldData.map(({ field, value }) => [field, value]));
}
