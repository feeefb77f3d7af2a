import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { lastSignIns } from './last-sign-in.ts';
import { storedAccount } from './stored-account.ts';

export const getAccess: Implementation<typeof accountEndpoints.getAccess> = async (
  { account },
  context,
) => {
  const { data } = await storedAccount(context, account);
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
