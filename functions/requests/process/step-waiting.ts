import type { WorkingCalendar } from '#shared/countries/working-days.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { ESCALATION_DAYS } from '#shared/requests/limits.ts';
import { whenOver } from '#shared/requests/package/when-over.ts';
import { partyOf } from '#shared/requests/process/standings.ts';
import { NO_TERM, type Term, termOfStep } from '#shared/requests/process/term-of-step.ts';

type Steps = readonly RequestStep[];
/** The instant at which a step begins, and the calendar of the request's country and region. */
export type Begin = { readonly now: Date; readonly calendar: WorkingCalendar };

/** Returns the request with its next step waiting; an office that does not answer it has it in hand no more. */
export function nextStepWaiting(
  process: RequestProcess,
  steps: Steps,
  begin: Begin,
): RequestProcess {
  const waiting = stepWaiting({ ...process, step: process.step + 1 }, steps, begin);
  const { status, turn, inProcess } = waiting;
  const isInHand = status !== 'open' || inProcess?.by === turn;
  return isInHand ? waiting : { ...waiting, inProcess: undefined };
}

/**
 * Returns the request with its step waiting for its party from now on. After the decision its time only reminds: no
 * office above is told, because nothing is left to decide.
 */
export function stepWaiting(process: RequestProcess, steps: Steps, begin: Begin): RequestProcess {
  const timer = timerOf(steps, process.step, begin);
  return {
    ...waitingWithoutTime(process, steps, begin.now),
    ...timer,
    stepEscalatesOn: process.status === 'open' ? timer.stepEscalatesOn : undefined,
  };
}

/** Returns the request with its step waiting for its party from now on, without an end. */
export function waitingWithoutTime(
  process: RequestProcess,
  steps: Steps,
  now: Date,
): RequestProcess {
  const step = steps[process.step];
  if (step === undefined) throw new Error(`The package has no step ${process.step}.`);
  return {
    ...process,
    stepSince: now.toISOString(),
    turn: partyOf(process, step.role),
    ...NO_TIMER,
  };
}

/**
 * Returns the time of a step with the settings of its package, copied: a later package changes nothing of a waiting
 * step.
 */
function timerOf(steps: Steps, at: number, { now, calendar }: Begin): Timer {
  const step = { ...steps[at], whenOver: whenOver(steps, at) };
  const term = termOfStep(step, now, calendar);
  return { ...term, stepEscalatesOn: escalatesOn(steps, at, term) };
}

/** Returns when the office above is told of a step that stays; never for a farmer, above whom no office stands. */
function escalatesOn(
  steps: Steps,
  at: number,
  { stepClosesOn, stepStays }: Pick<Term, 'stepClosesOn' | 'stepStays'>,
): string | undefined {
  const { escalationDays = ESCALATION_DAYS, role } = steps[at] ?? {};
  if (stepClosesOn === undefined || !stepStays || role === 'AGR') return undefined;
  return new Date(Date.parse(stepClosesOn) + escalationDays * DAY_MS).toISOString();
}

/** Returns the request whose step stays with its party, though it began with a time that would end it. */
export function staying(process: RequestProcess, steps: Steps): RequestProcess {
  const { step, stepClosesOn } = process;
  if (stepClosesOn === undefined) return process;
  const stepStays = true as const;
  return {
    ...process,
    stepStays,
    stepEscalatesOn: escalatesOn(steps, step, { stepClosesOn, stepStays }),
  };
}

type Timer = Term & Pick<RequestProcess, 'stepEscalatesOn'>;
/** The timer of a request whose time does not run. */
const NO_TIMER = { ...NO_TERM, stepEscalatesOn: undefined } as const satisfies Timer;

/** Returns the request with no step waiting. */
export const nothingWaiting = (process: RequestProcess): RequestProcess => ({
  ...process,
  turn: undefined,
  ...NO_TIMER,
});
