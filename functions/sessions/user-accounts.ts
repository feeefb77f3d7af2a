import type { Context } from '#functions/kernel/context.ts';
import { accountState } from '#shared/accounts/account-state.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import type { AccountLine } from '#shared/sessions/account-line.ts';
import { type SessionAccount, sessionAccount } from '#shared/sessions/session-account.ts';

export type UserAccount = { readonly id: string; readonly data: SessionAccount };

/** The order of roles, most rights first: without a choice, a user acts through the account with the most rights. */
const ORDER = {
  ADM: 0,
  AUT: 1,
  INS: 2,
  ASO: 3,
  SUP: 4,
  AGR: 5,
  NULL: 6,
} as const satisfies Record<AccountRole, number>;

/** Returns all accounts of a user of the single sign-on, the default first: by role, then the oldest. */
export async function loadUserAccounts(
  user: string,
  { search, store }: Pick<Context, 'search' | 'store'>,
): Promise<UserAccount[]> {
  const { items } = await search.hits({
    entityClass: 'account',
    group: 'user',
    keys: [user],
    sorting: [],
    pagination: { start: 0, limit: PAGE_LIMIT },
  });
  const entities = await store.revisions(sessionAccount, items);
  return entities
    .map(({ id, data }) => ({ id, data }))
    .toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1)); // ids grow with time
}

const rank = (account: UserAccount): number => ORDER[account.data.staticData.role];

/** Returns the account as the account switch shows it. */
export function accountLine({ id, data }: UserAccount, current: string | null): AccountLine {
  const { name, role, country } = data.staticData;
  const { active } = data;
  return { id, name, role, country, active, state: accountState(data), current: id === current };
}
