import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfGivingUp } from '#functions/requests/process/notify-recipients.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { readToday } from '#functions/requests/process/read-today.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { type Act, requireTransition, retracted } from '#functions/requests/process/transitions.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { waived } from './permission-ended.ts';

type GivingUp = {
  readonly event: 'retract' | 'waive';
  readonly mail: 'requestRetracted' | 'requestWaived';
  readonly after: (process: RequestProcess, act: Act & { readonly today: Day }) => RequestProcess;
};

/** Takes the applicant's request back. */
export const retractRequest: Implementation<typeof requestEndpoints.retractRequest> = (
  { process },
  context,
) => giveUp(process, context, { event: 'retract', mail: 'requestRetracted', after: retracted });

/** Renounces the rest of a permission for its applicant. */
export const waiveRequest: Implementation<typeof requestEndpoints.waiveRequest> = (
  { process },
  context,
) => giveUp(process, context, { event: 'waive', mail: 'requestWaived', after: waived });

/** Makes an act of the applicant; the parties that have filled a step, and the next one, are told. */
async function giveUp(pin: PinnedRef, context: Context, { event, mail, after }: GivingUp) {
  const { account } = signedIn(context.who);
  const { entity, process } = await readForAct(context, pin, (seen) =>
    requireTransition(context.who, seen, event),
  );
  const today = await readToday(context, process);
  const data = after(process, { by: account, now: context.clock.now(), today });
  const recipients = recipientsOfGivingUp(process, account, mail);
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data },
    event,
    messages: await mailsOf(recipients, { id: entity.id, process: data }, context),
  });
}
