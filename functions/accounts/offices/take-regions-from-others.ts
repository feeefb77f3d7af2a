import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** Returns the changes that take regions out of the lists of all authorities but the new one. */
export async function takeRegionsFromOthers(
  { search, store }: Pick<World, 'search' | 'store'>,
  regions: readonly string[],
  keeper: string | undefined,
): Promise<EntityChange[]> {
  if (regions.length === 0) return [];
  const ids = await eachHitId(search, {
    entityClass: accountClass.name,
    group: 'admin',
    keys: ['all'],
    filter: { field: 'staticData.responsibleForRegions', comparison: 'in', value: [...regions] },
  });
  const others = ids.filter((id) => id !== keeper);
  const holders = await store.latestOf(accountClass, others, { fresh: true });
  const isKept = (region: string) => !regions.includes(region);
  return holders.map((before) => withRegions(before, (listed) => listed.filter(isKept)));
}

/** Returns the change of an authority's list of regions. */
export function withRegions(
  before: Entity<Account>,
  change: (listed: readonly string[]) => string[],
): EntityChange {
  const account = before.data;
  const { staticData } = account;
  const responsibleForRegions = change(staticData.responsibleForRegions);
  return {
    kind: 'update',
    before,
    data: { ...account, staticData: { ...staticData, responsibleForRegions } },
  };
}
