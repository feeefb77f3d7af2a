import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfAct } from '#functions/requests/process/notify-recipients.ts';
import { readPinnedPackage } from '#functions/requests/process/read-package.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { waitingWithoutTime } from '#functions/requests/process/step-waiting.ts';
import { type Act, requireTransition, withEvent } from '#functions/requests/process/transitions.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { FarmMoved } from '#shared/requests/farm-moved.ts';
import { lapseEventOf } from '#shared/requests/process/lapsed.ts';
import { mayReopen } from '#shared/requests/process/reopening.ts';

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

/**
 * Returns the lapsed request as an open one: the step that nobody filled in time waits once more, without an end.
 * @throws AppError `requests.notReopenable`
 */
function reopened(
  process: RequestProcess,
  {
    steps,
    reason,
    by,
    now,
  }: Act & { readonly reason: string; readonly steps: readonly RequestStep[] },
): RequestProcess {
  const lapse = lapseEventOf(process);
  if (lapse === undefined || !mayReopen(process, now))
    throw new AppError(requestErrors.notReopenable);
  const open = { ...process, status: 'open', step: lapse.step } as const;
  const after = waitingWithoutTime(open, steps, now);
  const line = { event: 'reopen', by, on: now.toISOString(), from: process.status } as const;
  return withEvent(after, { ...line, reason });
}
