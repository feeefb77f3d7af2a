import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Context } from '#functions/kernel/context.ts';
import { principalOf } from '#functions/kernel/http/principal-of.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** Returns the account as a user of it sees it: the answer to a user who has just got the account. */
export function asSeenByUser(
  { clock }: Pick<Context, 'clock'>,
  account: Entity<Account>,
  user: string,
): Entity {
  return asSeenBy({ clock, who: principalOf(user, account) }, accountClass, account);
}
