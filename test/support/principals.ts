import type { Principal } from '#shared/kernel/principal.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { testId } from './test-id.ts';

/** A caller with one role and an account of its own. */
export function principal(role: AccountRole, more: Partial<Principal> = {}): Principal {
  return {
    roles: [role],
    account: testId(`account ${role}`),
    user: `user-${role}`,
    country: testId('country'),
    regions: [],
    findsFarmers: role === 'INS' || role === 'ASO',
    ...more,
  };
}
