import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type { Answer, FieldData } from '#shared/requests/entities/request-process.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';

/** The field of an application that says how many animals are wanted. */
export const WANTED_FIELD = 'numberWanted';

/** Returns the number of organic animals that the applicant takes of offers that have too few. */
export const animalsTaken = (offers: readonly Pick<FoundOffer, 'taken'>[]): number =>
  offers.reduce((sum, { taken = 0 }) => sum + taken, 0);

/**
 * Returns the answers of an application after organic animals were taken: the number wanted is less by these. An
 * answer that is no number stays.
 */
export function afterTaking(fieldData: FieldData, taken: number): FieldData {
  return fieldData.map(({ field, value }) =>
    field === WANTED_FIELD ? { field, value: lessened(value, taken) } : { field, value },
  );
}

/** Returns the answers by field after organic animals were taken: the number wanted is less by these. */
export function answersAfterTaking(answers: Answers, taken: number): Answers {
  const wanted = answerTo(answers, WANTED_FIELD);
  return wanted === null ? answers : { ...answers, [WANTED_FIELD]: lessened(wanted, taken) };
}

const lessened = (value: Answer, taken: number): Answer =>
  typeof value === 'number' ? value - taken : value;
