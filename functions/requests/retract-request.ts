import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { mailsOf } from './mails-of.ts';
import { recipientsOfRetraction } from './notify-recipients.ts';
import { readForAct } from './read-process.ts';
import { saveProcess } from './save-process.ts';
import { requireTransition, retracted } from './transitions.ts';

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
  const told = recipientsOfRetraction(process, account);
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: 'retract',
    messages: await mailsOf(told, { id: entity.id, process: after }, context),
  });
};
