import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type AccountSave, saveAccount } from './save-account.ts';

/**
 * Saves a caller's change of an account, and returns the account as the caller sees it. The callers of this function
 * decide whether the change is allowed.
 * @throws AppError as `saveAccount`
 */
export async function changeAccount(
  context: Context,
  {
    before,
    ...change
  }: { readonly before: Entity<Account> } & Pick<AccountSave, 'account' | 'changeset' | 'messages'>,
): Promise<Entity> {
  const by = signedIn(context.who).account;
  const saved = await saveAccount(context, { ...change, of: before, by });
  return asSeenBy(context, accountClass, saved);
}
