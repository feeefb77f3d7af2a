import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { inTurn } from './in-turn.ts';
import { withoutInvite } from './invites.ts';
import { saveDecision } from './save-decision.ts';
import { storedAccount } from './stored-account.ts';

export const revokeAccountInvite: Implementation<
  typeof accountEndpoints.revokeAccountInvite
> = async ({ account: id, invite }, context) => {
  const by = signedIn(context.who).account;
  await inTurn(context, async () => {
    const before = await storedAccount(context, id);
    const account = withoutInvite(before.data, invite);
    return saveDecision(context, { before, account, by, changeset: 'invite revoked' });
  });
  return {};
};
