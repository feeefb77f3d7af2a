import type { RequestMail } from '#shared/mail/mail-message.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { RequestStep } from '#shared/requests/requestpackage.ts';
import { partyOf } from '#shared/requests/standings.ts';

/** Account → what it is told: one mail at most for each. */
export type Told = ReadonlyMap<string, RequestMail['template']>;

/**
 * Who is told that a step was filled: the applicant of a decision, the party whose step waits now, and whom the step
 * names; never who filled it.
 */
export function toldOfStep(
  before: RequestProcess,
  after: RequestProcess,
  { notify }: Pick<RequestStep, 'notify'>,
  by: string,
): Told {
  const told = new Map<string, RequestMail['template']>();
  for (const role of notify) {
    const party = partyOf(after, role);
    if (party !== undefined) told.set(party, 'requestStepDone');
  }
  if (after.turn !== undefined) told.set(after.turn, 'requestStepWaiting');
  if (before.status === 'open' && after.status !== 'open') told.set(after.agr, 'requestDecided');
  told.delete(by);
  return told;
}

/** Who is told that a request was taken back: those who had it in hand. */
export function toldOfRetraction(before: RequestProcess, by: string): Told {
  const parties = new Set(before.filledSteps.map((step) => step.by));
  if (before.turn !== undefined) parties.add(before.turn);
  parties.delete(by);
  return new Map([...parties].map((party) => [party, 'requestRetracted'] as const));
}

/**
 * Who is told that its mark was replaced or removed by another editor. Editors of one office share its account, so that
 * the caller's own account may be told, too.
 */
export function toldOfMark(
  { inProcess: mark }: RequestProcess,
  { by, editorName }: { readonly by: string; readonly editorName: string },
): Told {
  const isTaken = mark !== undefined && (mark.by !== by || mark.editorName !== editorName);
  return new Map(isTaken ? [[mark.by, 'requestMarkTaken']] : []);
}

/** Who is told that a request closed because nobody filled its step in time. */
export function toldOfAutoClose({ agr }: RequestProcess): Told {
  return new Map([[agr, 'requestDecided']]);
}
