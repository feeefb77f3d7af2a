import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import type { Session } from './session.ts';

/** Takes over the server's answer about the account in use: the whole page then shows its newest state. */
export function replaceAccountInUse({ state }: Pick<Session, 'state'>, saved: Entity): void {
  const now = state.get();
  if (now.status !== 'signedIn' || now.account.id !== saved.id) return;
  // The server has checked the entity against the class that types it.
  const account = saved as Entity<unknown> as Entity<Account>;
  state.set({ ...now, account, roles: accountRoles(account.data) });
}
