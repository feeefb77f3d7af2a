import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findInvite, withoutInvite } from './invites.ts';
import { sendInvite } from './send-invite.ts';

/**
 * Mails an unused invitation again to its address, with a new link, because nobody knows the secret of the first one
 * any more.
 * @throws AppError as `findInvite`, `withoutInvite` and `sendInvite`
 */
export async function resendInvite(
  context: Context,
  { load, invite: id }: { load: () => Promise<Entity<Account>>; invite: string },
): Promise<{ inviteId: string }> {
  const { email } = findInvite((await load()).data, id);
  return sendInvite(context, {
    load,
    changeset: 'invite again',
    prepare: (before) => withoutInvite(before, id),
    email,
  });
}
