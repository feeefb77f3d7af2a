import type { Account } from './account.ts';

/**
 * Returns the name of an account for its readers: of an association the name by which buyers know it, where that is
 * set.
 */
export function shownName({
  name,
  role,
  standardName,
}: Pick<Account['staticData'], 'name' | 'role' | 'standardName'>): string {
  return (role === 'ASO' && standardName) || name;
}
