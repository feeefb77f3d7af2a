import type { Implementation } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountWithInvite } from './account-with-invite.ts';
import { findInvitableAccount } from './find-invitable-account.ts';
import { countAddress, requireConfirmedInviter, withPlace } from './invite-user.ts';
import { findInvite } from './invites.ts';
import { resendInvite } from './resend-invite.ts';

/**
 * Mails an invitation of a user again, as long as there is a place.
 * @throws AppError `kernel.tooManyRequests`; as `accountWithInvite`, `requireConfirmedInviter`, `withPlace` and
 * `resendInvite`
 */
export const resendUserInvite: Implementation<typeof accountEndpoints.resendUserInvite> = async (
  { account, invite },
  context,
) => {
  const load = () => accountWithInvite(context, { account, invite });
  const { email } = findInvite((await load()).data, invite);
  await requireConfirmedInviter(context, account);
  if (email !== undefined) {
    const { reach } = await findInvitableAccount(context, account);
    await countAddress(context, email, reach);
  }
  const check = (without: Account) => withPlace(without, context.clock.now());
  await resendInvite(context, { load, invite, check });
  return {};
};
