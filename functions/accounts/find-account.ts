import type { Context } from '#functions/kernel/context.ts';
import { Account, accountClass } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** An account as it is stored now, whoever asks: for the product's own decisions, never for an answer. */
export async function findAccount(
  { store }: Pick<Context, 'store'>,
  id: string | undefined,
): Promise<Entity<Account> | undefined> {
  const entity = id === undefined ? undefined : await store.latest(id, { fresh: true });
  if (entity?.entityclass !== accountClass.name) return undefined;
  return { ...entity, data: Account.parse(entity.data) };
}
