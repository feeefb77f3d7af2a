import { asSeenByUser } from '#functions/accounts/account/as-seen-by-user.ts';
import { withUser } from '#functions/accounts/account/linked-users.ts';
import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { findOpenInvite } from './find-open-invite.ts';
import { registerSeller } from './register-seller.ts';
import { type Person, registeringPerson } from './registering-person.ts';
import { joinedMails } from './usage-mails.ts';

export const register: Implementation<typeof accountEndpoints.register> = async (
  input,
  context,
) => {
  const person = await registeringPerson(context, input.token);
  const saved =
    'inviteId' in input
      ? await acceptInvite(context, input, person)
      : await registerSeller(context, input, person);
  return asSeenByUser(context, saved, person.user);
};

/**
 * Links the person to the account of an invitation, which is used then, and mails the people who know the account. An
 * invitation of somebody else than the account itself opens a farm to claims again.
 * @throws AppError as `findOpenInvite`; `accounts.accountDeactivated`, `accounts.maximumUsers`
 */
async function acceptInvite(
  context: Context,
  { inviteId, uiLocale }: { inviteId: string; uiLocale?: Locale | undefined },
  person: Person,
): Promise<Entity<Account>> {
  return retryUntilDone(context, async () => {
    const { before, invite } = await findOpenInvite(context, inviteId, person.user);
    const usedOn = context.clock.now().toISOString();
    const invitedBy = invite.user && { invitedBy: invite.user };
    const account = {
      ...withUser(before.data, { ...person, on: usedOn, way: 'invitation', ...invitedBy }),
      uiLocale: before.data.uiLocale ?? uiLocale,
      ...(invite.createdBy !== before.id && { refusedUsers: [] }),
      invites: before.data.invites?.map((other) =>
        other === invite ? { ...other, usedOn } : other,
      ),
    };
    const messages = await joinedMails(context, before, person);
    return saveDecision(context, {
      before,
      account,
      messages,
      by: before.id,
      changeset: 'invite used',
    });
  });
}
