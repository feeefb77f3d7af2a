import type { Principal } from '#shared/kernel/principal.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import { type SessionAccount, sessionAccount } from '#shared/sessions/session-account.ts';
import type { EntityStore, Freshness } from '../store/entity-store.ts';

/**
 * Returns the principal of a user of the single sign-on in this account, as it is stored (at most
 * `ENTITY_CACHE_SECONDS` old); undefined where the account is not active or the user does not use it.
 */
export async function readPrincipal(
  { user, account }: { readonly user: string; readonly account: string },
  { store }: { readonly store: Pick<EntityStore, 'latest'> },
  how?: Freshness,
): Promise<Principal | undefined> {
  const entity = await store.latest(sessionAccount, account, how);
  const isUsed = entity?.data.active && entity.data.ssoUsers.includes(user);
  return isUsed ? principalOf(user, entity) : undefined;
}

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
