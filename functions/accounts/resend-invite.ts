import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findInvite, withoutInvite } from './invites.ts';
import { sendInvite } from './send-invite.ts';

/**
 * Mails an unused invitation again where it was mailed before. Nobody knows the secret of the first link any more, so
 * there is a new one.
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
