import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { mailsOf } from './mails-of.ts';
import { recipientsOfAct } from './notify-recipients.ts';
import { revoked } from './permission-ended.ts';
import { readForAct } from './read-process.ts';
import { saveProcess } from './save-process.ts';
import { requireTransition } from './transitions.ts';

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
  const told = recipientsOfAct(process, by, 'requestRevoked');
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: 'revoke',
    messages: await mailsOf(told, { id: entity.id, process: after, office: by }, context),
  });
};
