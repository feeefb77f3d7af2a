/** Status of a request process (specification section 4). */
export const REQUEST_STATUSES = [
  'new',
  'open',
  'closed',
  'accepted',
  'rejected',
  'retracted',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const REQUEST_EVENTS = [
  'saveDraft',
  'send',
  'remove',
  'fillStep',
  'decide',
  'autoClose',
  'passOn',
  'remind',
  'escalate',
  'handOver',
  'retract',
  'waive',
  'revoke',
  'reopen',
  'mark',
  'moveToFolder',
  'followUp',
] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

/**
 * The standings of a caller to a process. `standingsOf` finds them by the process and the account. `decider`: the office
 * that has decided, or would have.
 */
export const STANDINGS = [
  'creator',
  'applicant',
  'turn',
  'decider',
  'office',
  'party',
  'system',
] as const;
export type Standing = (typeof STANDINGS)[number];

export type Transition = {
  /** The states that the event can lead to; `gone` when nothing is left. */
  readonly to: readonly (RequestStatus | 'gone')[];
  readonly by: Standing;
};

const afterSending = {
  mark: (status: RequestStatus) => ({ to: [status], by: 'office' }) as const,
  moveToFolder: (status: RequestStatus) => ({ to: [status], by: 'party' }) as const,
};

/** The one table of `shared/README.md` "Request process": server, screen and test read it. */
export const requestTransitions: Readonly<
  Record<RequestStatus, Readonly<Partial<Record<RequestEvent, Transition>>>>
> = {
  new: {
    saveDraft: { to: ['new'], by: 'creator' },
    // A form of one step, for example a notification, needs no answer: it is done when it is sent.
    send: { to: ['open', 'closed'], by: 'creator' },
    remove: { to: ['gone'], by: 'creator' },
  },
  open: {
    fillStep: { to: ['open'], by: 'turn' },
    decide: { to: ['accepted', 'rejected', 'closed'], by: 'turn' },
    autoClose: { to: ['closed'], by: 'system' },
    // The time of an advice is over: the request goes to the next party without it.
    passOn: { to: ['open'], by: 'system' },
    // The party that must fill the waiting step is told that its time is nearly over.
    remind: { to: ['open'], by: 'system' },
    // The step still waits after its time is over: the office above is told, and reads the request from now on.
    escalate: { to: ['open'], by: 'system' },
    // The region has another authority now, or the farm another control body.
    handOver: { to: ['open'], by: 'system' },
    retract: { to: ['retracted'], by: 'applicant' },
    mark: afterSending.mark('open'),
    moveToFolder: afterSending.moveToFolder('open'),
  },
  accepted: {
    // A step after the decision, for example the purchase report, does not change the decision.
    fillStep: { to: ['accepted'], by: 'turn' },
    // The report on what was bought is asked for.
    remind: { to: ['accepted'], by: 'system' },
    // An applicant cannot undo a decision: it renounces what it has not bought yet.
    waive: { to: ['accepted'], by: 'applicant' },
    revoke: { to: ['accepted'], by: 'decider' },
    mark: afterSending.mark('accepted'),
    moveToFolder: afterSending.moveToFolder('accepted'),
  },
  closed: {
    // Only a request that ended because nobody answered in time is reopened (`reopening.ts`).
    reopen: { to: ['open'], by: 'decider' },
    mark: afterSending.mark('closed'),
    moveToFolder: afterSending.moveToFolder('closed'),
    followUp: { to: ['closed'], by: 'applicant' },
  },
  rejected: {
    mark: afterSending.mark('rejected'),
    moveToFolder: afterSending.moveToFolder('rejected'),
    followUp: { to: ['rejected'], by: 'applicant' },
  },
  retracted: {
    mark: afterSending.mark('retracted'),
    moveToFolder: afterSending.moveToFolder('retracted'),
    followUp: { to: ['retracted'], by: 'applicant' },
  },
};

/** Tells whether somebody with these standings may trigger the event in this status. */
export function mayTrigger(
  status: RequestStatus,
  event: RequestEvent,
  standings: readonly Standing[],
): boolean {
  const transition = requestTransitions[status][event];
  return transition !== undefined && standings.includes(transition.by);
}
