import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfWaiver } from '#functions/requests/process/notify-recipients.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { requireTransition } from '#functions/requests/process/transitions.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { waived } from './permission-ended.ts';

/**
 * Renounces the rest of a permission for its applicant; the parties that have filled a step, and the next one, are
 * told.
 */
export const waiveRequest: Implementation<typeof requestEndpoints.waiveRequest> = async (
  input,
  context,
) => {
  const { account } = signedIn(context.who);
  const { entity, process } = await readForAct(context, input.process, (seen) =>
    requireTransition(context.who, seen, 'waive'),
  );
  const after = waived(process, account, context.clock.now());
  const recipients = recipientsOfWaiver(process, account);
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: 'waive',
    messages: await mailsOf(recipients, { id: entity.id, process: after }, context),
  });
};
