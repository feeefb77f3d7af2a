import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { hasRole } from '#shared/kernel/principal.ts';

/**
 * The way in which the caller reaches the account: as its own, or as the control body that certifies the customer
 * now.
 */
export type Reach = 'own' | 'customer';

/**
 * Returns an account whose users the caller invites, as it is stored now. Any other account is answered as one that
 * does not exist.
 * @throws AppError `entities.notFound`
 */
export async function findInvitableAccount(
  context: Context,
  id: string,
): Promise<{ readonly account: Entity<Account>; readonly reach: Reach }> {
  const account = await storedAccount(context, id);
  const caller = signedIn(context.who).account;
  if (caller === id) return { account, reach: 'own' };
  const isCustomer =
    hasRole(context.who, 'INS') &&
    account.data.userData.insData.some(
      ({ ins, deactivatedOn }) => ins === caller && deactivatedOn === undefined,
    );
  if (!isCustomer) throw new AppError(entityErrors.notFound);
  return { account, reach: 'customer' };
}
