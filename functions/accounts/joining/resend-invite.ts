import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findInvite, withoutInvite } from './invites.ts';
import { sendInvite } from './send-invite.ts';

/**
 * Mails an unused invitation again to its address, with a new link, because nobody knows the secret of the first one
 * any more. `check` refuses an account that has no room for it.
 * @throws AppError as `findInvite`, `withoutInvite`, `check` and `sendInvite`
 */
export async function resendInvite(
  context: Context,
  {
    load,
    invite: id,
    check = (account) => account,
  }: {
    load: () => Promise<Entity<Account>>;
    invite: string;
    check?: (account: Account) => Account;
  },
): Promise<{ inviteId: string }> {
  const { email } = findInvite((await load()).data, id);
  return sendInvite(context, {
    load,
    changeset: 'invite again',
    prepare: (before) => check(withoutInvite(before, id)),
    email,
  });
}
