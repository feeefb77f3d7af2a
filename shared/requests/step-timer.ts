import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { REMINDER_SECONDS } from './limits.ts';
import type { RequestProcess } from './request-process.ts';

type Timed = Pick<
  RequestProcess,
  'status' | 'stepSince' | 'stepClosesOn' | 'stepReminders' | 'stepStays' | 'events'
>;

/**
 * Returns when the timer has to look at a request the next time, as an instant: at a reminder that is not sent yet, at
 * last when the time of the waiting step is over. Undefined while no time runs, and when all is done of a step that stays.
 */
export function nextTimer(process: Timed): string | undefined {
  const { stepClosesOn } = process;
  if (process.status !== 'open' || stepClosesOn === undefined) return undefined;
  const closes = Date.parse(stepClosesOn);
  const [next = process.stepStays ? undefined : closes] = remindersLeft(process, closes);
  return next === undefined ? undefined : new Date(next).toISOString();
}

/** Returns what the timer has to do with a request now. */
export function timerTask(process: Timed, now: Date): 'nothing' | 'remind' | 'end' {
  const next = nextTimer(process);
  if (next === undefined || Date.parse(next) > now.getTime()) return 'nothing';
  const isOver = Date.parse(process.stepClosesOn ?? next) <= now.getTime();
  return isOver && !process.stepStays ? 'end' : 'remind';
}

/**
 * The moments of the reminders still to send, the last at the end of the time of a step that stays. Where the package
 * names none, none lies in the first half of the step's time: its party has just been told that the step waits. A reminder
 * sent late stands for those before it, too. That of the day itself comes when the day begins (UTC), which leaves time to
 * answer.
 */
function remindersLeft(
  { stepSince, stepReminders, stepStays, events }: Timed,
  closes: number,
): number[] {
  const since = Date.parse(stepSince);
  const first = stepReminders === undefined ? since + (closes - since) / 2 : since + 1;
  const before =
    stepReminders
      ?.toSorted((a, b) => b - a)
      .map((days) => (days === 0 ? closes % DAY_MS : days * DAY_MS)) ??
    REMINDER_SECONDS.map((seconds) => seconds * SECOND_MS);
  const sent = events
    .filter(({ event, on }) => event === 'remind' && on >= stepSince)
    .map(({ on }) => Date.parse(on));
  const last = Math.max(0, ...sent);
  return [...before, ...(stepStays ? [0] : [])]
    .map((ms) => closes - ms)
    .filter((moment) => moment >= first && moment > last && (moment < closes || stepStays));
}
