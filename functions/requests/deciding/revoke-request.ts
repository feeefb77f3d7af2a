import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { readLaw } from '#functions/law/public.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfAct } from '#functions/requests/process/notify-recipients.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { readToday } from '#functions/requests/process/read-today.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { requireTransition } from '#functions/requests/process/transitions.ts';
import { regionClass } from '#shared/countries/region.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { reportDueAfter } from '#shared/requests/law/report-due-after.ts';
import { revoked } from './permission-ended.ts';

/** Takes back the permission of a granted request, for the office whose standing is `decider`; all parties are told. */
export const revokeRequest: Implementation<typeof requestEndpoints.revokeRequest> = async (
  { process: pin, reason },
  context,
) => {
  const { account: by } = signedIn(context.who);
  const { entity, process } = await readForAct(context, pin, (seen) =>
    requireTransition(context.who, seen, 'revoke'),
  );
  const reportDueOn = await readReportDue(context, process);
  const after = revoked(process, { reason, by, now: context.clock.now(), reportDueOn });
  const recipients = recipientsOfAct(process, by, 'requestRevoked');
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: 'revoke',
    messages: await mailsOf(recipients, { id: entity.id, process: after, office: by }, context),
  });
};

/** Returns the last day for the report on purchases by a permission that ends today. */
async function readReportDue(
  context: Pick<Context, 'rows' | 'store' | 'clock'>,
  process: RequestProcess,
): Promise<Day | undefined> {
  const today = await readToday(context, process);
  const law = await readLaw(context, process.country, today);
  const state = (await context.store.latest(regionClass, process.region))?.data.statecode;
  return reportDueAfter(today, law, state);
}
