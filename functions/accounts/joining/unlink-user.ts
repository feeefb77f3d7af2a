import { findAccount } from '#functions/accounts/account/find-account.ts';
import { forgetUser } from '#functions/accounts/account/forget-user.ts';
import { isNewcomer } from '#functions/accounts/account/is-newcomer.ts';
import { isFormer, withoutUser } from '#functions/accounts/account/linked-users.ts';
import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { leftMails } from './usage-mails.ts';

/**
 * Removes a user from an account and mails the people who know it. The callers of this function decide whether it is
 * allowed. The last user goes only where `evenLast` says so: nobody could use the account then, and a farm could be
 * claimed again. Of a `former` user, the people of the account and administrators remove the name; who removes somebody
 * that has left meanwhile removes no name with that.
 * @throws AppError `accounts.notLinked`, for an unknown account too; `accounts.lastUser`, `accounts.newcomer`;
 * `accounts.notYourself` where the last user of an administrator's account is not removed by another administrator
 */
export async function unlinkUser(
  context: Context,
  {
    account: id,
    user,
    evenLast,
    former,
  }: { account: string; user: string; evenLast: boolean; former: boolean },
): Promise<void> {
  const caller = signedIn(context.who);
  await retryUntilDone(context, async () => {
    const before = await findAccount(context, id);
    if (before === undefined || isFormer(before.data, user) !== former) {
      throw new AppError(accountErrors.notLinked);
    }
    requireNotBefore(before, user, context);
    const account = withoutUser(before.data, user, context.clock.now().toISOString());
    const changeset = 'user unlinked';
    const decision = { before, account, by: caller.account, changeset } as const;
    if (former) {
      // Somebody who left has no say any more in what the office remembers.
      if (caller.account !== id && !hasRole(context.who, 'ADM'))
        throw new AppError(accountErrors.notLinked);
      return saveDecision(context, decision);
    }
    // Nobody but another administrator could let an administrator in again.
    const isByAnother = caller.account !== id && hasRole(context.who, 'ADM');
    const isShutOut = before.data.staticData.role === 'ADM' && !isByAnother;
    if (account.ssoUsers.length === 0 && isShutOut) throw new AppError(accountErrors.notYourself);
    if (account.ssoUsers.length === 0 && !evenLast) throw new AppError(accountErrors.lastUser);
    const departure = caller.user === user ? 'left' : 'removed';
    const messages = await leftMails(context, before, { after: account, departure });
    // The settings go first: once the user is unlinked, no repetition comes by to remove them.
    await forgetUser(context, { user, account: id });
    return saveDecision(context, { ...decision, messages });
  });
}

/** Refuses a newcomer of the account that removes somebody who was there before. */
function requireNotBefore(
  { id, data }: Entity<Account>,
  user: string,
  { who, clock }: Pick<Context, 'who' | 'clock'>,
): void {
  const caller = signedIn(who);
  const wasBefore = data.ssoUsers.indexOf(user) < data.ssoUsers.indexOf(caller.user);
  if (caller.account === id && wasBefore && isNewcomer(data, caller.user, clock.now())) {
    throw new AppError(accountErrors.newcomer);
  }
}
