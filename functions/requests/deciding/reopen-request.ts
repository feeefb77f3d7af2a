import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfAct } from '#functions/requests/process/notify-recipients.ts';
import { readPinnedPackage } from '#functions/requests/process/read-package.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { requireTransition } from '#functions/requests/process/transitions.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { FarmMoved } from '#shared/requests/farm-moved.ts';
import { reopened } from './reopened.ts';

/**
 * Opens a request again that ended because nobody answered in time, for the office that is to decide; all parties are
 * told.
 */
export const reopenRequest: Implementation<typeof requestEndpoints.reopenRequest> = async (
  { process: pin, reason },
  context,
) => {
  const { account: by } = signedIn(context.who);
  const { entity, process, allowed } = await readForAct(context, pin, async (seen) => {
    const { steps } = await readPinnedPackage(context.store, seen.package);
    requireTransition(context.who, seen, 'reopen', steps);
    return { steps };
  });
  const after = reopened(process, { ...allowed, reason, by, now: context.clock.now() });
  const recipients = recipientsOfAct(after, by, 'requestReopened');
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: 'reopen',
    messages: [
      ...(await mailsOf(recipients, { id: entity.id, process: after, office: by }, context)),
      // While it was closed, no change of the region's authority or the farm's control body reached it.
      { queue: 'requests', body: { regions: [after.region] } satisfies AuthorityChanged },
      { queue: 'requests', body: { farm: after.agr } satisfies FarmMoved },
    ],
  });
};
