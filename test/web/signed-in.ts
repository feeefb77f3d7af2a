import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';

/** Gives the state of the session of a person in this account. */
export const signedIn = (account: Entity<Account>) =>
  ({
    status: 'signedIn',
    user: 'person',
    account,
    accounts: [],
    roles: accountRoles(account.data),
  }) satisfies SessionState;
