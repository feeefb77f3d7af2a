import type { WorkingCalendar } from '#shared/countries/working-days.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { reportDue } from '#shared/requests/law/purchases.ts';
import { REMINDER_SECONDS } from '#shared/requests/limits.ts';
import { termOfStep } from './term-of-step.ts';
import { isReportOptional } from './waiting-requests.ts';

type Timed = Pick<
  RequestProcess,
  | 'status'
  | 'stepSince'
  | 'stepClosesOn'
  | 'stepReminders'
  | 'stepRemindsOn'
  | 'stepStays'
  | 'stepEscalatesOn'
  | 'events'
> &
  Partial<Pick<RequestProcess, 'turn' | 'agr' | 'decision' | 'permissionEnd' | 'reportDueOn'>>;

/**
 * Returns the instant at which the timer has to look at a request the next time: at a reminder that is not sent yet,
 * then when the time of the waiting step is over, or, of a step that stays, when the office above is to be told.
 * Undefined while no time runs, when a step that stays has had all its mails, and while a report may come that nobody
 * waits for.
 */
export function nextTimer(process: Timed): string | undefined {
  if (process.status === 'accepted') {
    if (isReportOptional(process)) return undefined;
    return [...reportMoments(process), ...remindersOfStay(process)].toSorted()[0];
  }
  const { stepClosesOn } = process;
  if (process.status !== 'open' || stepClosesOn === undefined) return undefined;
  const closes = Date.parse(stepClosesOn);
  const [next = process.stepStays ? escalation(process) : closes] = remindersLeft(process, closes);
  return next === undefined ? undefined : new Date(next).toISOString();
}

/** Returns the instants at which the party of a step after the decision is still to be reminded: nothing ends it. */
function remindersOfStay(process: Timed): string[] {
  const { stepClosesOn, stepStays } = process;
  if (stepClosesOn === undefined || !stepStays) return [];
  return remindersLeft(process, Date.parse(stepClosesOn)).map((ms) => new Date(ms).toISOString());
}

/** Days before the end of a permission on which its farmer is reminded to buy and to report. */
const REPORT_REMINDER_DAYS = 14;

/**
 * Returns the moments at which a report on a purchase is still to be asked for, as instants: some days before the
 * permission is over, the day after it, and the day after the last one for the report, when the offices are told that
 * none came. A revocation is a message itself, so only what lies after it is left.
 */
function reportMoments(process: Timed): string[] {
  const { stepSince, permissionEnd, events } = process;
  const due = reportDue(process);
  if (due === undefined) return [];
  const end = Date.parse(due.end);
  const reminded = events.findLast(({ event }) => event === 'remind')?.on;
  const told = [stepSince, permissionEnd?.on, reminded].filter((on) => on !== undefined);
  return [end - REPORT_REMINDER_DAYS * DAY_MS, end + DAY_MS, Date.parse(due.dueOn) + DAY_MS]
    .map((ms) => new Date(ms).toISOString())
    .filter((moment) => told.every((on) => moment > on));
}

/** Returns the moment at which the office above is still to be told. */
function escalation({ stepEscalatesOn, stepSince, events }: Timed): number | undefined {
  const isTold = events.some(({ event, on }) => event === 'escalate' && on >= stepSince);
  return stepEscalatesOn === undefined || isTold ? undefined : Date.parse(stepEscalatesOn);
}

/** The time that a step would have: its end and its reminders, as instants, the earliest first. */
export type PlannedTerm = {
  readonly closesOn: string;
  readonly reminders: readonly string[];
};

/** Returns the time that a step would have if it began at an instant; undefined where it has none. */
export function plannedTerm(
  step: Pick<RequestStep, 'autoCloseHours' | 'workingDays' | 'reminderDays' | 'whenOver'>,
  begin: Date,
  calendar: WorkingCalendar,
): PlannedTerm | undefined {
  const term = termOfStep(step, begin, calendar);
  if (term.stepClosesOn === undefined) return undefined;
  const waiting = { status: 'open' as const, stepSince: begin.toISOString(), events: [], ...term };
  const moments = remindersLeft(waiting, Date.parse(term.stepClosesOn));
  return {
    closesOn: term.stepClosesOn,
    reminders: moments.map((moment) => new Date(moment).toISOString()),
  };
}

type TimerTask = 'nothing' | 'remind' | 'askForReport' | 'escalate' | 'end';

/**
 * Returns the task that the timer has with a request now. A step whose office above was told needs no earlier
 * reminder any more.
 */
export function timerTask(process: Timed, now: Date): TimerTask {
  const next = nextTimer(process);
  if (next === undefined || Date.parse(next) > now.getTime()) return 'nothing';
  if (process.status === 'accepted')
    return reportMoments(process).some((moment) => Date.parse(moment) <= now.getTime())
      ? 'askForReport'
      : 'remind';
  if (process.stepStays) {
    const above = escalation(process);
    return above !== undefined && above <= now.getTime() ? 'escalate' : 'remind';
  }
  return Date.parse(process.stepClosesOn ?? next) <= now.getTime() ? 'end' : 'remind';
}

/**
 * Returns the moments of the reminders still to send. A step that stays has its last at the end of its time, unless
 * the package names that day itself. Where the package names none, none lies in the first half of the step's time:
 * its party has just been told that the step waits. A reminder sent late stands for those before it, too. The
 * reminder of the last day comes when the day begins (UTC), which leaves time to answer.
 */
function remindersLeft(process: Omit<Timed, 'stepClosesOn'>, closes: number): number[] {
  const { stepSince, stepReminders, stepStays, events } = process;
  const since = Date.parse(stepSince);
  const first = stepReminders === undefined ? since + (closes - since) / 2 : since + 1;
  const isToldAbove = events.some(({ event, on }) => event === 'escalate' && on >= stepSince);
  if (isToldAbove) return [];
  const sent = events
    .filter(({ event, on }) => event === 'remind' && on >= stepSince)
    .map(({ on }) => Date.parse(on));
  const last = Math.max(0, ...sent);
  const planned = plannedReminders(process, closes);
  const dayBegins = closes - (closes % DAY_MS);
  const isToldThatDay = planned.some((moment) => moment >= dayBegins && moment >= first);
  return [...planned, ...(stepStays && !isToldThatDay ? [closes] : [])].filter(
    (moment) => moment >= first && moment > last && (moment < closes || stepStays),
  );
}

/** Returns all reminders of a step, the earliest first. */
function plannedReminders(
  { stepReminders, stepRemindsOn }: Pick<Timed, 'stepReminders' | 'stepRemindsOn'>,
  closes: number,
): number[] {
  if (stepRemindsOn) return stepRemindsOn.map((moment) => Date.parse(moment));
  const before =
    stepReminders
      ?.toSorted((a, b) => b - a)
      .map((days) => (days === 0 ? closes % DAY_MS : days * DAY_MS)) ??
    REMINDER_SECONDS.map((seconds) => seconds * SECOND_MS);
  return before.map((ms) => closes - ms);
}
