import type { Account } from './account.ts';

/** Returns what an account is called where it is named: an association by what buyers know it by, where that is set. */
export function shownName({
  name,
  role,
  standardName,
}: Pick<Account['staticData'], 'name' | 'role' | 'standardName'>): string {
  return (role === 'ASO' && standardName) || name;
}
