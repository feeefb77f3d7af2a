import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { ownImport, shownImports } from './own-import.ts';

/** Lists the account's imports of the last weeks, for people who return for their report. */
export const listJobs: Implementation<typeof importEndpoints.listJobs> = async (_, context) => {
  const { account } = signedIn(context.who);
  const all = await context.jobs.ofAccount(account);
  const own = all.flatMap((job) => ownImport(job, context) ?? []);
  return { jobs: await shownImports(own, context) };
};
