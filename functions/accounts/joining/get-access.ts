import { lastSignIns } from '#functions/accounts/account/last-sign-in.ts';
import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { withoutEndedInvites } from './find-open-invite.ts';

export const getAccess: Implementation<typeof accountEndpoints.getAccess> = async (
  { account },
  context,
) => {
  const data = await withoutEndedInvites(context, await storedAccount(context, account));
  const invites = (data.invites ?? []).map(
    ({ hash: _, email = null, usedOn = null, ...invite }) => ({
      ...invite,
      email,
      usedOn,
    }),
  );
  const { maxUsers, ssoUsers } = data;
  const joinings = (data.joinings ?? [])
    .filter(({ user }) => ssoUsers.includes(user))
    .map(({ user, on, way, name = null, email = null }) => ({ user, on, way, name, email }));
  return {
    maxUsers,
    ssoUsers: [...ssoUsers],
    joinings,
    signIns: await lastSignIns(context, { account, users: ssoUsers }),
    invites: invites.toReversed(),
  };
};
