import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { withoutInvite } from './invites.ts';

/**
 * Takes an unused invitation back.
 * @throws AppError as `load` and `withoutInvite`
 */
export async function revokeInvite(
  context: Context,
  { load, invite }: { load: () => Promise<Entity<Account>>; invite: string },
): Promise<void> {
  const by = signedIn(context.who).account;
  await retryUntilDone(context, async () => {
    const before = await load();
    const account = withoutInvite(before.data, invite);
    return saveDecision(context, { before, account, by, changeset: 'invite revoked' });
  });
}
