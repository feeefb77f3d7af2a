import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfAct } from '#functions/requests/process/notify-recipients.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { requireTransition } from '#functions/requests/process/transitions.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { revoked } from './permission-ended.ts';

/** Takes back the permission of a granted request, for the office that granted it; all parties are told. */
export const revokeRequest: Implementation<typeof requestEndpoints.revokeRequest> = async (
  { process: pin, reason },
  context,
) => {
  const { account: by } = signedIn(context.who);
  const { entity, process } = await readForAct(context, pin, (seen) =>
    requireTransition(context.who, seen, 'revoke'),
  );
  const after = revoked(process, { reason, by, now: context.clock.now() });
  const recipients = recipientsOfAct(process, by, 'requestRevoked');
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: 'revoke',
    messages: await mailsOf(recipients, { id: entity.id, process: after, office: by }, context),
  });
};
