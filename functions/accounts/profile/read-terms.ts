import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { areTermsOutdated, TERMS_PAGE } from '#shared/accounts/terms.ts';
import { cmspageClass, pageKey } from '#shared/content/cmspage.ts';

/**
 * Returns the present version of the terms of service that accounts of a country accept, its own or those of all;
 * undefined as long as no such page is published.
 */
export async function readTermsVersion(
  { store }: Pick<Context, 'store'>,
  country: string,
): Promise<string | undefined> {
  const idOf = (key: string) => store.claimedBy(cmspageClass.name, 'usageKey', key);
  const id = (await idOf(pageKey(TERMS_PAGE, country))) ?? (await idOf(TERMS_PAGE));
  const page = id === undefined ? undefined : await store.latest(cmspageClass, id);
  return page?.data.lastUpdated;
}

/** Tells whether a supplier must accept the terms of service again. */
export async function hasOutdatedTerms(
  context: Pick<Context, 'store'>,
  {
    supExtra,
    staticData: { country },
  }: Pick<Account, 'supExtra'> & { readonly staticData: { readonly country: string } },
): Promise<boolean> {
  if (supExtra.tosAcceptedOn === undefined) return false;
  return areTermsOutdated({ supExtra }, await readTermsVersion(context, country));
}
