import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { entityOf } from './entity-of.ts';
import { testId } from './test-id.ts';

export type AccountFields = Partial<Omit<Account, 'staticData' | 'userData'>> & {
  userData?: Partial<Account['userData']>;
  staticData?: Partial<Account['staticData']>;
};

/** A stored account with what its class asks for at least. `name` also decides its id. */
export function accountOf(
  role: AccountRole,
  name: string,
  more: AccountFields = {},
): Entity<Account> {
  const data: Account = {
    supExtra: {},
    active: true,
    maxUsers: 1,
    ssoUsers: [],
    ...more,
    staticData: {
      name,
      role,
      country: testId('country'),
      responsibleForRegions: [],
      eggBreeder: false,
      canRequest: role === 'AGR',
      ...(role === 'INS' && { confirmedByAdminOn: '2025-01-01T00:00:00.000Z' }),
      ...more.staticData,
    },
    userData: {
      address: {},
      insData: [],
      asoData: [],
      supData: [],
      requestFolders: [],
      emails: [],
      ...more.userData,
    },
  };
  return entityOf('account', data, name);
}
