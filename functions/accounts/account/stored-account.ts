import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/**
 * Returns an account as it is stored now, if the caller may read it.
 * @throws AppError `entities.notFound`, `entities.deleted`
 */
export function storedAccount(
  { rows }: Pick<Context, 'rows'>,
  id: string,
): Promise<Entity<Account>> {
  return rows.stored(accountClass, id, { fresh: true });
}
