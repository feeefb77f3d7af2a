import { utcDayOf } from '#shared/kernel/day.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Answer, FieldData, RequestProcess } from '#shared/requests/request-process.ts';

/**
 * The request with the days of its answers as far from `now` as they were from the day on which they were given: what
 * was allowed to say then is allowed to say today.
 */
export function asIfToday(process: RequestProcess, now: Date): RequestProcess {
  const filledSteps = process.filledSteps.map((filled) => ({
    ...filled,
    fieldData: later(filled.fieldData, daysBetween(filled.on, now)),
  }));
  const { decision } = process;
  const validUntil = answerIn(
    filledSteps.flatMap(({ fieldData }) => fieldData),
    'validUntil',
  );
  return {
    ...process,
    filledSteps,
    ...(decision && typeof validUntil === 'string'
      ? { decision: { ...decision, validUntil } }
      : {}),
  };
}

/** Days of the calendar, not stretches of 24 hours. */
const daysBetween = (on: string, now: Date): number =>
  (Date.parse(utcDayOf(now)) - Date.parse(utcDayOf(new Date(on)))) / DAY_MS;

const later = (fieldData: FieldData, days: number): FieldData =>
  fieldData.map(({ field, value }) => ({ field, value: laterDay(value, days) }));

function laterDay(value: Answer, days: number): Answer {
  if (typeof value !== 'string' || !isDay(value)) return value;
  return utcDayOf(Date.parse(value) + days * DAY_MS);
}

const answerIn = (fieldData: FieldData, name: string): Answer | undefined =>
  fieldData.find(({ field }) => field === name)?.value;
