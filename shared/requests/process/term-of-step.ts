import {
  addWorkingDays,
  endOfDay,
  startOfDay,
  type WorkingCalendar,
} from '#shared/countries/working-days.ts';
import { dayIn } from '#shared/kernel/day.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { REMINDER_HOUR, REMINDER_WORKING_DAYS } from '#shared/requests/limits.ts';

type Timed = Pick<RequestStep, 'autoCloseHours' | 'workingDays' | 'reminderDays' | 'whenOver'>;
export type Term = Pick<
  RequestProcess,
  'stepClosesOn' | 'stepReminders' | 'stepRemindsOn' | 'stepWorkingDays' | 'stepStays'
>;

export const NO_TERM = {
  stepClosesOn: undefined,
  stepReminders: undefined,
  stepRemindsOn: undefined,
  stepWorkingDays: undefined,
  stepStays: undefined,
} as const;

/**
 * Returns the time of a step that begins at an instant, with a copy of the package's settings: a later package or
 * calendar changes nothing of a step that waits. Working days are counted from the day after, and the last one counts
 * to its end; reminders of such a step come in the morning, so many working days before.
 */
export function termOfStep(step: Timed, begin: Date, calendar: WorkingCalendar): Term {
  const { autoCloseHours, workingDays, reminderDays, whenOver } = step;
  const stepStays = whenOver === 'remindAndStay' ? (true as const) : undefined;
  if (workingDays !== undefined) {
    const { timeZone } = calendar;
    const last = addWorkingDays(dayIn(timeZone, begin), workingDays, calendar);
    return {
      stepClosesOn: endOfDay(last, timeZone).toISOString(),
      stepReminders: reminderDays,
      stepRemindsOn: [
        ...new Set([...(reminderDays ?? REMINDER_WORKING_DAYS), ...(stepStays ? [0] : [])]),
      ]
        .map((days) => startOfDay(addWorkingDays(last, -days, calendar), timeZone).getTime())
        .map((day) => new Date(day + REMINDER_HOUR * HOUR_MS).toISOString())
        .toSorted(),
      stepWorkingDays: workingDays,
      stepStays,
    };
  }
  if (autoCloseHours === undefined) return NO_TERM;
  return {
    ...NO_TERM,
    stepClosesOn: new Date(begin.getTime() + autoCloseHours * HOUR_MS).toISOString(),
    stepReminders: reminderDays,
    stepStays,
  };
}
