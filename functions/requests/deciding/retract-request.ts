import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfRetraction } from '#functions/requests/process/notify-recipients.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { requireTransition, retracted } from '#functions/requests/process/transitions.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';

/** Takes the applicant's request back; the parties that have filled a step, and the next one, are told. */
export const retractRequest: Implementation<typeof requestEndpoints.retractRequest> = async (
  input,
  context,
) => {
  const { account } = signedIn(context.who);
  const { entity, process } = await readForAct(context, input.process, (seen) =>
    requireTransition(context.who, seen, 'retract'),
  );
  const after = retracted(process, account, context.clock.now());
  const recipients = recipientsOfRetraction(process, account);
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: 'retract',
    messages: await mailsOf(recipients, { id: entity.id, process: after }, context),
  });
};
