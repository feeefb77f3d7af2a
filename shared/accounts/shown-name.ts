import type { Account } from './account.ts';

/**
 * Returns the name of an account for its readers: of an association the name by which buyers know it, where that is
 * set; of a control body with the code that stands on certificates.
 */
export function shownName({
  name,
  role,
  standardName,
  code,
}: Pick<Account['staticData'], 'name' | 'role' | 'standardName' | 'code'>): string {
  if (role === 'INS' && code) return `${code} ${name}`;
  return (role === 'ASO' && standardName) || name;
}
