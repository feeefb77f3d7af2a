import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findOpenInvite } from './find-open-invite.ts';
import { inTurn } from './in-turn.ts';
import { withUser } from './linked-users.ts';
import { saveDecision } from './save-decision.ts';

/**
 * Links the user to the account that the invitation is for; the invitation is used then.
 * @throws AppError as `findOpenInvite`; `accounts.accountDeactivated`, `accounts.maximumUsers`
 */
export async function acceptInvite(
  context: Context,
  inviteId: string,
  user: string,
): Promise<Entity<Account>> {
  return inTurn(context, async () => {
    const { before, invite } = await findOpenInvite(context, inviteId, user);
    const usedOn = context.clock.now().toISOString();
    const account = {
      ...withUser(before.data, user),
      invites: before.data.invites?.map((one) => (one === invite ? { ...one, usedOn } : one)),
    };
    return saveDecision(context, { before, account, by: before.id, changeset: 'invite used' });
  });
}
