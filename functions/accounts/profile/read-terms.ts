import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { areTermsOutdated, TERMS_PAGE } from '#shared/accounts/terms.ts';
import { cmspageClass } from '#shared/content/cmspage.ts';

/** Returns the present version of the terms of service; undefined as long as no such page is published. */
export async function readTermsVersion({
  store,
}: Pick<Context, 'store'>): Promise<string | undefined> {
  const id = await store.claimedBy(cmspageClass.name, 'usageKey', TERMS_PAGE);
  const page = id === undefined ? undefined : await store.latest(cmspageClass, id);
  return page?.data.lastUpdated;
}

/** Tells whether a supplier must accept the terms of service again. */
export async function hasOutdatedTerms(
  context: Pick<Context, 'store'>,
  account: Pick<Account, 'supExtra'>,
): Promise<boolean> {
  if (account.supExtra.tosAcceptedOn === undefined) return false;
  return areTermsOutdated(account, await readTermsVersion(context));
}
