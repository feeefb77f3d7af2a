import { utcDayOf } from '#shared/kernel/day.ts';
import type { RequestMail } from '#shared/mail/mail-message.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep, WhenOver } from '#shared/requests/entities/requestpackage.ts';
import { reportDue } from '#shared/requests/law/purchases.ts';
import { partiesOf, partyOf } from '#shared/requests/process/standings.ts';

/** The mail that each account gets, one at most. */
export type Recipients = ReadonlyMap<string, RequestMail['template']>;

/**
 * Returns the accounts that are told that a step was filled: those that the step names, the applicant and the office
 * that filed for it, and the party that fills the next step. A decision is also told to everybody who had the request
 * before. The account that filled the step is not told.
 */
export function recipientsOfStep(
  before: RequestProcess,
  after: RequestProcess,
  { notify }: Pick<RequestStep, 'notify'>,
  by: string,
): Recipients {
  const isDecided = before.status === 'open' && after.status !== 'open';
  const named = notify.map((role) => partyOf(after, role)).filter((party) => party !== undefined);
  const parties = [...named, after.agr, after.creator, ...(isDecided ? inHandsOf(before) : [])];
  const template = isDecided ? 'requestDecided' : 'requestStepDone';
  const recipients = new Map<string, RequestMail['template']>(
    parties.map((party) => [party, template]),
  );
  const { turn, agr } = after;
  // The farm that may buy now reads the decision, which tells of its report, too.
  const isTold = isDecided && turn === agr;
  if (turn !== undefined && !isTold) recipients.set(turn, 'requestStepWaiting');
  recipients.delete(by);
  return recipients;
}

/** Returns who is told that the applicant gave something up: the parties that have filled a step, and the next one. */
export function recipientsOfGivingUp(
  before: RequestProcess,
  by: string,
  mail: 'requestRetracted' | 'requestWaived',
): Recipients {
  const recipients = new Map(inHandsOf(before).map((party) => [party, mail]));
  recipients.delete(by);
  return recipients;
}

/**
 * Returns who is told of an office's act after the end, or that the request was deleted: all parties, also one that let
 * its time pass; of a request that goes on, the party whose turn it is reads that it waits.
 */
export function recipientsOfAct(
  process: RequestProcess,
  by: string,
  template: 'requestRevoked' | 'requestReopened' | 'requestDeleted',
): Recipients {
  const { turn } = process;
  const recipients = new Map<string, RequestMail['template']>(
    partiesOf(process).map((party) => [party, template]),
  );
  const goesOn = template === 'requestReopened';
  if (goesOn && turn !== undefined) recipients.set(turn, 'requestStepWaiting');
  recipients.delete(by);
  return recipients;
}

/**
 * Returns who is told that its mark was replaced or removed by another editor. Editors of one office share its
 * account, so that the caller's own account may be told, too.
 */
export function recipientsOfMark(
  { inProcess: mark }: RequestProcess,
  { by, editorName }: { readonly by: string; readonly editorName: string },
): Recipients {
  const isTaken = mark !== undefined && (mark.by !== by || mark.editorName !== editorName);
  return new Map(isTaken ? [[mark.by, 'requestMarkTaken']] : []);
}

/**
 * Returns who is told that a request ended because nobody filled its step in time: the applicant, the office that
 * filed for it, and the parties of all steps, also the one that let the time pass.
 */
export function recipientsOfAutoClose(before: RequestProcess): Recipients {
  const { agr, creator } = before;
  return new Map(
    [agr, creator, ...inHandsOf(before)].map((party) => [party, 'requestLapsed'] as const),
  );
}

/**
 * Returns the accounts that are told that a request went on without an answer to its waiting step: the party that let
 * the time pass, the applicant and the office that filed for it, and the next party.
 */
export function recipientsOfPassOn(
  { agr, creator, turn }: RequestProcess,
  after: RequestProcess,
): Recipients {
  const parties = [agr, creator, ...(turn === undefined ? [] : [turn])];
  const recipients = new Map<string, RequestMail['template']>(
    parties.map((party) => [party, 'requestPassedOn']),
  );
  return after.turn === undefined ? recipients : recipients.set(after.turn, 'requestStepWaiting');
}

const REMINDERS = {
  close: 'requestEndsSoon',
  passOn: 'requestStepDue',
  remindAndStay: 'requestStepStays',
} as const satisfies Record<WhenOver, RequestMail['template']>;

/**
 * Returns who is told that the time of the waiting step is nearly over: its party; and when the request would end
 * with it, also the applicant and the office that filed for it.
 */
export function recipientsOfReminder(
  { agr, creator, turn }: RequestProcess,
  over: WhenOver,
): Recipients {
  const ends = over === 'close';
  const recipients = new Map<string, RequestMail['template']>(
    ends ? [agr, creator].map((party) => [party, 'requestLapsesSoon']) : [],
  );
  return turn === undefined ? recipients : recipients.set(turn, REMINDERS[over]);
}

/**
 * Returns who is asked for the report on a purchase: the applicant and the office that filed for it; once its last
 * day is over, the offices are told that no report came, an association where it has filled a step.
 */
export function recipientsOfReport(process: RequestProcess, now: Date): Recipients {
  const { agr, creator, ins, aso, aut } = process;
  const due = reportDue(process)?.dueOn ?? '';
  const isMissing = due < utcDayOf(now);
  const association = inHandsOf(process).find((party) => party === aso);
  const parties = isMissing ? [agr, creator, ins, association, aut] : [agr, creator];
  const template = isMissing ? 'requestReportMissing' : 'requestReportDue';
  return new Map(
    parties.flatMap((party) => (party === undefined ? [] : [[party, template] as const])),
  );
}

/**
 * Returns who is told that a step still waits after its time is over: its party, the office above, and the applicant
 * with the office that filed for it, because the request stays open.
 */
export function recipientsOfEscalation({
  agr,
  creator,
  turn,
  supervisor,
}: RequestProcess): Recipients {
  const recipients = new Map<string, RequestMail['template']>(
    [agr, creator].map((party) => [party, 'requestStillOpen']),
  );
  for (const office of [turn, supervisor]) {
    if (office !== undefined) recipients.set(office, 'requestOverdue');
  }
  return recipients;
}

/** Returns who is told that another office has a request by now: that office, when it has a step to fill. */
export function recipientsOfHandOver({ turn }: RequestProcess, office: string): Recipients {
  return new Map(turn === office ? [[office, 'requestStepWaiting']] : []);
}

/**
 * Returns all parties that have filled a step so far, and the one that fills the next. A former authority has nothing to
 * do with the request any more.
 */
function inHandsOf(process: RequestProcess): string[] {
  const { filledSteps, turn } = process;
  const parties = partiesOf(process);
  return [...filledSteps.map(({ by }) => by), ...(turn === undefined ? [] : [turn])].filter(
    (account) => parties.includes(account),
  );
}
