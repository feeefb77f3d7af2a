import type { World } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** Returns the last revision of an account that was deleted; undefined where none was. */
export async function beforeDeletion(
  { store }: Pick<World, 'store'>,
  id: string,
): Promise<Entity<Account> | undefined> {
  if (!(await store.wasDeleted(id))) return undefined;
  const { items } = await store.timeline(id, { limit: 2 });
  const refs = items.map(({ rev }) => ({ id, rev }));
  return (await store.revisions(accountClass, refs))[0];
}
