import { REMINDER_SECONDS } from './limits.ts';
import type { RequestProcess } from './request-process.ts';

type Timed = Pick<RequestProcess, 'status' | 'stepSince' | 'stepClosesOn' | 'events'>;

/**
 * Returns when the timer has to look at a request the next time, as an instant: at a reminder that is not sent yet, at
 * last when the time of the waiting step is over. Undefined while no time runs.
 */
export function nextTimer(process: Timed): string | undefined {
  const { stepClosesOn } = process;
  if (process.status !== 'open' || stepClosesOn === undefined) return undefined;
  const [next = Date.parse(stepClosesOn)] = remindersLeft(process, Date.parse(stepClosesOn));
  return new Date(next).toISOString();
}

/** Returns what the timer has to do with a request now. */
export function timerTask(process: Timed, now: Date): 'nothing' | 'remind' | 'end' {
  const next = nextTimer(process);
  if (next === undefined || Date.parse(next) > now.getTime()) return 'nothing';
  return Date.parse(process.stepClosesOn ?? next) <= now.getTime() ? 'end' : 'remind';
}

/**
 * The moments of the reminders still to send. None lies in the first half of the step's time: its party has just been
 * told that the step waits. A reminder sent late stands for those before it, too.
 */
function remindersLeft({ stepSince, events }: Timed, closes: number): number[] {
  const since = Date.parse(stepSince);
  const half = since + (closes - since) / 2;
  const sent = events
    .filter(({ event, on }) => event === 'remind' && on >= stepSince)
    .map(({ on }) => Date.parse(on));
  const last = Math.max(0, ...sent);
  return REMINDER_SECONDS.map((seconds) => closes - seconds * 1000).filter(
    (moment) => moment >= half && moment > last,
  );
}
