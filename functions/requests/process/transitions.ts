import type { WorkingCalendar } from '#shared/countries/working-days.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import {
  mayTrigger,
  type RequestEvent,
  type RequestStatus,
  requestTransitions,
} from '#shared/requests/entities/status.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { animalsLeft, buysNoMore } from '#shared/requests/law/purchases.ts';
import { EVENTS, PURCHASE_PORTIONS } from '#shared/requests/limits.ts';
import { whenOver } from '#shared/requests/package/when-over.ts';
import { outcomeOf } from '#shared/requests/process/outcome-of.ts';
import {
  type DecidingSteps,
  filingRole,
  partiesOf,
  type RequestCaller,
  standingsOf,
} from '#shared/requests/process/standings.ts';
import { decisionFacts } from './decision-facts.ts';
import {
  type Begin,
  nextStepWaiting,
  nothingWaiting,
  staying,
  stepWaiting,
} from './step-waiting.ts';

// Each transition of `requestTransitions` is a function here that returns the request after it and changes nothing else.

type ProcessEvent = RequestProcess['events'][number];
/** The account that triggers a transition, and the time. */
export type Act = { readonly by: string; readonly now: Date };

/**
 * Refuses an event that the caller may not trigger now; `steps` of the form say who decides where nobody has yet.
 * @throws AppError `requests.transitionNotAllowed` in this status, `requests.notYours` for this caller
 */
export function requireTransition(
  who: RequestCaller,
  process: RequestProcess,
  event: RequestEvent,
  steps?: DecidingSteps,
): void {
  const { status } = process;
  if (requestTransitions[status][event] === undefined) {
    const error = requestErrors.transitionNotAllowed;
    throw new AppError(error, { details: [fieldDetail('status', error, { status, event })] });
  }
  if (!mayTrigger(status, event, standingsOf(process, who, steps))) {
    throw new AppError(requestErrors.notYours);
  }
}

/** The answers, checked and cleaned. */
type StepFilling = Act & {
  readonly steps: readonly RequestStep[];
  /** The event of this filling, from `fillEvent`. */
  readonly event: RequestEvent;
  readonly fieldData: FieldData;
  readonly calendar: WorkingCalendar;
};

/**
 * Returns the request with its waiting step filled: sent by the first step, decided by the one with an outcome. The
 * next step waits, if the request goes on.
 */
export function stepFilled(process: RequestProcess, filling: StepFilling): RequestProcess {
  const { steps, event, fieldData, by, now } = filling;
  const on = now.toISOString();
  const step = steps[process.step];
  if (step === undefined) throw new Error(`The package has no step ${process.step}.`);
  const status = statusAfter(process, filling);
  const role = step.role === 'AGR' && by === process.creator ? filingRole(process) : step.role;
  const filled: RequestProcess = {
    ...process,
    status,
    draft: [],
    sentOn: event === 'send' ? on : process.sentOn,
    decidedOn: event === 'decide' ? on : process.decidedOn,
    filledSteps: [...process.filledSteps, { step: step.id, by, role, on, fieldData }],
    decision: decisionFacts(process.decision, answersOf(fieldData), { status, ...step }),
  };
  const next = steps[process.step + 1];
  const goesOn = next !== undefined && (status === 'open' || status === 'accepted');
  const isAgain = step.inPortions === true && event === 'fillStep' && mayBuyMore(filled, steps);
  const after = isAgain
    ? stepWaiting(filled, steps, filling)
    : goesOn
      ? nextStepWaiting(filled, steps, filling)
      : nothingWaiting(filled);
  return withEvent(after, { event, by, on, from: process.status });
}

/**
 * Tells whether the report on a purchase comes again: not when all is bought, no purchase follows, or there is no
 * room.
 */
function mayBuyMore(process: RequestProcess, steps: readonly RequestStep[]): boolean {
  const comingAgain = new Set(steps.filter(({ inPortions }) => inPortions).map(({ id }) => id));
  const reports = process.filledSteps.filter(({ step }) => comingAgain.has(step));
  const isRoom = reports.length < PURCHASE_PORTIONS;
  return isRoom && !buysNoMore(process) && animalsLeft(process) !== 0;
}

function statusAfter(
  { status, step }: RequestProcess,
  { steps, event, fieldData }: StepFilling,
): RequestStatus {
  if (event === 'send') return steps.length > 1 ? 'open' : 'closed';
  return event === 'decide' ? outcomeOf(steps[step]?.outcome, answersOf(fieldData)) : status;
}

/** Returns the request after its waiting party was reminded that its time is nearly over. */
export function reminded(process: RequestProcess, now: Date): RequestProcess {
  return withEvent(process, { event: 'remind', by: 'system', on: now.toISOString() });
}

/** Returns the request after the office above was told that its step still waits; it reads the request from now on. */
export function escalated(
  process: RequestProcess,
  supervisor: string | undefined,
  now: Date,
): RequestProcess {
  const told = supervisor === undefined ? process : { ...process, supervisor };
  return withEvent(told, { event: 'escalate', by: 'system', on: now.toISOString() });
}

/**
 * Returns the request after nobody filled its waiting step in time. It is passed on to the next party, whose time
 * begins now; or it stays, where it began under a rule that closed it; or it is closed, where an older package
 * demands that.
 */
export function timedOut(
  process: RequestProcess,
  { steps, now, calendar }: Begin & { readonly steps: readonly RequestStep[] },
): RequestProcess {
  const over = whenOver(steps, process.step);
  if (over === 'close')
    return ended(process, { status: 'closed', event: 'autoClose', by: 'system', now });
  if (over === 'remindAndStay') return reminded(staying(process, steps), now);
  const passed = nextStepWaiting(process, steps, { now, calendar });
  return withEvent(passed, { event: 'passOn', by: 'system', on: now.toISOString() });
}

/** Returns the request that its applicant took back. */
export function retracted(process: RequestProcess, { by, now }: Act): RequestProcess {
  return ended(process, { status: 'retracted', event: 'retract', by, now });
}

function ended(
  process: RequestProcess,
  how: Act & {
    readonly status: 'retracted' | 'closed';
    readonly event: 'retract' | 'autoClose';
  },
): RequestProcess {
  const { status, event, by, now } = how;
  const after = nothingWaiting({ ...process, status });
  return withEvent(after, { event, by, on: now.toISOString(), from: process.status });
}

/**
 * Returns the open request in the hands of another authority or control body. A step that waited for the old one waits
 * for the new one, from now on; a mark of the old one is gone. Who filed the request stays who filed it.
 */
export function handedOver(
  process: RequestProcess,
  to: Begin & {
    readonly part: 'aut' | 'ins';
    readonly office: string;
    readonly steps: readonly RequestStep[];
  },
): RequestProcess {
  const { turn, inProcess } = process;
  const { part, office, steps, now } = to;
  const old = process[part];
  const mark = inProcess?.by === old ? undefined : inProcess;
  const handed = { ...process, [part]: office, inProcess: mark };
  const after = turn === old ? stepWaiting(handed, steps, to) : handed;
  return withEvent(after, { event: 'handOver', by: 'system', on: now.toISOString() });
}

export type Marking = Act & {
  /** Sets or removes the mark of this editor; left out, the mark stays. */
  readonly editor?:
    | { readonly name: string; readonly inProgress: boolean; readonly replace: boolean }
    | undefined;
  /** The office's own note on the request; null removes it, left out it stays. */
  readonly statusLabel?: string | null | undefined;
};

/**
 * Returns the request with an office's mark and note changed. Editors of one office share its account, so that
 * account and name together tell whose a mark is.
 * @throws AppError `requests.markedByOther` unless the editor replaces the other's mark
 */
export function marked(process: RequestProcess, marking: Marking): RequestProcess {
  const { editor, statusLabel, by, now } = marking;
  const on = now.toISOString();
  const inProcess = editor === undefined ? process.inProcess : markAfter(process, editor, by, on);
  const label = statusLabel === undefined ? process.statusLabel : (statusLabel ?? undefined);
  if (inProcess === process.inProcess && label === process.statusLabel) return process;
  return withEvent({ ...process, inProcess, statusLabel: label }, { event: 'mark', by, on });
}

function markAfter(
  { inProcess: mark }: RequestProcess,
  { name, inProgress, replace }: NonNullable<Marking['editor']>,
  by: string,
  since: string,
): RequestProcess['inProcess'] {
  const isForeign = mark !== undefined && (mark.by !== by || mark.editorName !== name);
  if (isForeign && !replace) {
    throw new AppError(requestErrors.markedByOther, {
      params: [mark.editorName],
      details: [
        fieldDetail('inProcess', requestErrors.markedByOther, { limit: mark.editorName, ...mark }),
      ],
    });
  }
  if (!inProgress) return undefined;
  return mark === undefined || isForeign ? { editorName: name, by, since } : mark;
}

/**
 * Returns the request in another folder of this account; null: in none. Other parties' folders stay; those of former
 * parties go.
 */
export function movedToFolder(
  process: RequestProcess,
  account: string,
  folder: string | null,
): RequestProcess {
  const wanted = folder === null ? undefined : `${account}/${folder}`;
  const others = process.folders.filter((place) =>
    partiesOf(process).some((party) => party !== account && place.startsWith(`${party}/`)),
  );
  if (wanted === undefined) return { ...process, folders: others };
  return process.folders.includes(wanted) ? process : { ...process, folders: [...others, wanted] };
}

/**
 * Returns the request with one more event. When there is no room, the oldest mark gives way.
 * @throws Error when the table of transitions does not lead from the status before to that of the request
 */
export function withEvent(
  process: RequestProcess,
  {
    from = process.status,
    ...line
  }: Pick<ProcessEvent, 'event' | 'by' | 'on' | 'reason'> & {
    /** The status before; the same status for an event that leaves it. */
    readonly from?: RequestStatus;
  },
): RequestProcess {
  const { status, step, events } = process;
  if (line.event !== 'init') requireWay(line.event, from, status);
  const oldestMark = events.findIndex(({ event }) => event === 'mark');
  const kept = events.length < EVENTS ? events : events.toSpliced(Math.max(oldestMark, 0), 1);
  return { ...process, events: [...kept, { ...line, status, step }] };
}

function requireWay(event: RequestEvent, from: RequestStatus, to: RequestStatus): void {
  if (requestTransitions[from][event]?.to.includes(to)) return;
  throw new Error(`The event ${event} does not lead from ${from} to ${to}.`);
}
