import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { exportEndpoints } from '#shared/exports/endpoints.ts';
import { ownExport, shownExport } from './own-export.ts';

/** Lists the account's exports of the last days, for people who return for their file. */
export const listJobs: Implementation<typeof exportEndpoints.listJobs> = async (_, context) => {
  const { account } = signedIn(context.who);
  const all = await context.jobs.ofAccount(account);
  const own = all.flatMap((job) => ownExport(job, context) ?? []);
  return { jobs: own.map(shownExport) };
};
