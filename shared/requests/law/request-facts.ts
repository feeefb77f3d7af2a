import { isDay } from '#shared/kernel/is-day.ts';
import { DAY_MS, type Day } from '#shared/kernel/time.ts';
import type { SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import type { Answer } from '#shared/requests/entities/request-process.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import type { Facts, FactValue } from '#shared/rules/fact.ts';

export type AnswersInPlace = {
  readonly requestType: RequestType;
  /** The code of the animal kind; undefined where the yearly report has none. */
  readonly species: SpeciesReportCode | undefined;
  /** The answers of the earlier steps and of this one, as they are sent: without those to hidden fields. */
  readonly answers: Answers;
  /** The day on which the step is filled. */
  readonly today: Day;
};

/**
 * Returns the facts of a request for business rules: `request.type`, `request.species`, `request.today`;
 * `answers.<field>` as it was given, for a list `answers.<field>.<entry>` true for each entry; `days.<field>` for an
 * answer that is a day: how many days after today it lies, below zero before.
 */
export function requestFacts({ requestType, species, answers, today }: AnswersInPlace): Facts {
  return {
    'request.type': requestType,
    'request.species': species ?? null,
    'request.today': today,
    ...Object.fromEntries(
      Object.entries(answers).flatMap(([field, answer]) => factsOf(field, answer, today)),
    ),
  };
}

function factsOf(field: string, answer: Answer, today: Day): [string, FactValue][] {
  const path = `answers.${field}`;
  if (Array.isArray(answer)) return answer.map((entry) => [`${path}.${entry}`, true]);
  if (typeof answer !== 'string' || !isDay(answer)) return [[path, answer]];
  return [
    [path, answer],
    [`days.${field}`, (Date.parse(answer) - Date.parse(today)) / DAY_MS],
  ];
}
