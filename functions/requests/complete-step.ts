import { fillEvent } from '#shared/requests/fill-event.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { outcomeOf } from '#shared/requests/outcome-of.ts';
import type { FieldData, RequestProcess } from '#shared/requests/request-process.ts';
import type { PartyRole, RequestStep } from '#shared/requests/requestpackage.ts';
import type { RequestEvent, RequestStatus } from '#shared/requests/status.ts';
import { awaitNothing, awaitStep } from './await-step.ts';
import { decisionFacts } from './decision-facts.ts';
import { withEvent } from './with-event.ts';

export type StepCompletion = {
  readonly steps: readonly RequestStep[];
  /** Checked and cleaned. */
  readonly fieldData: FieldData;
  readonly by: string;
  readonly role: PartyRole;
  readonly now: Date;
};

/** The waiting step filled, and what follows: the next step waits, or the request is decided. */
export function completeStep(process: RequestProcess, completion: StepCompletion): RequestProcess {
  const { steps, fieldData, by, role, now } = completion;
  const on = now.toISOString();
  const at = process.step;
  const step = steps[at];
  if (step === undefined) throw new Error(`The package has no step ${at}.`);
  const event = fillEvent(process.status, steps, at);
  const status = statusAfter(process, event, completion);
  const filled: RequestProcess = {
    ...process,
    status,
    draft: [],
    sentOn: event === 'send' ? on : process.sentOn,
    decidedOn: event === 'decide' ? on : process.decidedOn,
    filledSteps: [...process.filledSteps, { step: step.id, by, role, on, fieldData }],
    decision: decisionFacts(process.decision, answersOf(fieldData), status),
  };
  const next = steps[at + 1];
  const goesOn = next !== undefined && (status === 'open' || status === 'accepted');
  const after = goesOn ? awaitStep(filled, { step: next, at: at + 1, now }) : awaitNothing(filled);
  return withEvent(after, { event, by, on, from: process.status });
}

function statusAfter(
  { status, step: at }: RequestProcess,
  event: RequestEvent,
  { steps, fieldData }: StepCompletion,
): RequestStatus {
  if (event === 'send') return steps.length > 1 ? 'open' : 'closed';
  return event === 'decide' ? outcomeOf(steps[at]?.outcome, answersOf(fieldData)) : status;
}
