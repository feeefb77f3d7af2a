import type { Context } from '#functions/kernel/context.ts';
import type { Account, Invite, InviteMade } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { mayStillInvite } from './find-open-invite.ts';
import { findInvite, withoutInvite } from './invites.ts';
import { sendInvite } from './send-invite.ts';

/**
 * Mails an unused invitation again to its address, with a new link, because nobody knows the secret of the first one
 * any more. It stays the invitation of who sent it first, and ends with the right of the administrator who sent it
 * again, too. `check` refuses an account that has no room for it.
 * @throws AppError `accounts.inviteExpired` where its sender may not invite any more; as `findInvite`,
 * `withoutInvite`, `check` and `sendInvite`
 */
export async function resendInvite(
  context: Context,
  {
    load,
    invite: id,
    check = (account) => account,
    resentBy,
  }: {
    load: () => Promise<Entity<Account>>;
    invite: string;
    check?: (account: Account) => Account;
    resentBy?: Invite['resentBy'];
  },
): Promise<InviteMade> {
  const account = await load();
  const invite = findInvite(account.data, id);
  if (!(await mayStillInvite(context, account, invite))) {
    throw new AppError(accountErrors.inviteExpired);
  }
  return sendInvite(context, {
    load,
    changeset: 'invite again',
    prepare: (before) => check(withoutInvite(before, id)),
    email: invite.email,
    inviter: invite,
    resentBy,
  });
}
