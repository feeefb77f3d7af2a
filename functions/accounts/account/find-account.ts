import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** An id that no account has: reading it makes a call without an account as slow as one with an account. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Returns an account as it is stored now, whoever asks: for the product's own decisions, never for an answer. */
export function findAccount(
  { store }: Pick<Context, 'store'>,
  id: string | undefined,
): Promise<Entity<Account> | undefined> {
  return store.latest(accountClass, id ?? NOBODY, { fresh: true });
}
