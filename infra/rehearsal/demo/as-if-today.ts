import { dayIn, utcDayOf } from '#shared/kernel/day.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type {
  Answer,
  FieldData,
  RequestProcess,
} from '#shared/requests/entities/request-process.ts';

/** The time zone of the countries whose requests are entered. */
const TIME_ZONE = 'Europe/Berlin';

/**
 * Returns the request with the days of its answers as far from `now` as they were from the day of the answer, so that
 * answers which were valid then are valid today. The decision is given today, so that no day after it is earlier.
 */
export function asIfToday(process: RequestProcess, now: Date): RequestProcess {
  const { decision, events } = process;
  const decided = events.find(({ event }) => event === 'decide');
  const today = dayIn(TIME_ZONE, now);
  const notEarlier = (moved: Answer, was: Answer): Answer => {
    const isAfterDecision = decided !== undefined && isDayFrom(utcDayOf(new Date(decided.on)), was);
    return isAfterDecision && isDayBefore(today, moved) ? today : moved;
  };
  const filledSteps = process.filledSteps.map((filled) => ({
    ...filled,
    fieldData: filled.fieldData.map(({ field, value }) => ({
      field,
      value: notEarlier(laterDay(value, daysBetween(filled.on, today)), value),
    })),
  }));
  const validUntil = answerIn(
    filledSteps.flatMap(({ fieldData }) => fieldData),
    'validUntil',
  );
  const { reportDueOn } = process;
  // A revocation, given today like the decision, sets the day of the report again.
  const begun = events.find(({ event }) => event === 'revoke') ?? decided;
  return {
    ...process,
    filledSteps,
    ...(begun && reportDueOn !== undefined
      ? { reportDueOn: daysLater(reportDueOn, daysBetween(begun.on, today)) }
      : {}),
    ...(decision && typeof validUntil === 'string'
      ? { decision: { ...decision, validUntil } }
      : {}),
  };
}

/** Counts days of the calendar, not stretches of 24 hours. */
const daysBetween = (on: string, today: string): number =>
  (Date.parse(today) - Date.parse(utcDayOf(new Date(on)))) / DAY_MS;

const isDayFrom = (day: string, answer: Answer): boolean =>
  typeof answer === 'string' && isDay(answer) && answer >= day;
const isDayBefore = (day: string, answer: Answer): boolean =>
  typeof answer === 'string' && isDay(answer) && answer < day;

function laterDay(value: Answer, days: number): Answer {
  return typeof value === 'string' && isDay(value) ? daysLater(value, days) : value;
}

const daysLater = (day: string, days: number): string => utcDayOf(Date.parse(day) + days * DAY_MS);

const answerIn = (fieldData: FieldData, name: string): Answer | undefined =>
  fieldData.find(({ field }) => field === name)?.value;
