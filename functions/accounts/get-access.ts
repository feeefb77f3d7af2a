import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { storedAccount } from './stored-account.ts';

export const getAccess: Implementation<typeof accountEndpoints.getAccess> = async (
  { account },
  context,
) => {
  const { data } = await storedAccount(context, account);
  const invites = (data.invites ?? []).map(({ hash: _, usedOn = null, ...invite }) => ({
    ...invite,
    usedOn,
  }));
  return { maxUsers: data.maxUsers, ssoUsers: [...data.ssoUsers], invites: invites.toReversed() };
};
