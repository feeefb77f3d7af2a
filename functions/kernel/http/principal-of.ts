import type { Principal } from '#shared/kernel/principal.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import type { SessionAccount } from '#shared/sessions/session-account.ts';

/**
 * Returns the principal of a user of the single sign-on who acts through this account, with the rights of the account
 * as it is stored.
 */
export function principalOf(
  user: string,
  { id, data }: { readonly id: string; readonly data: SessionAccount },
): Principal {
  const { country, responsibleForRegions: regions, agrImport } = data.staticData;
  const roles = accountRoles(data);
  return { roles, account: id, user, country, regions, findsFarmers: agrImport === true };
}
