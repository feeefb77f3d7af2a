import type { AccountRole } from '#shared/kernel/role.ts';

/** The roles of accounts, in the order in which administrators meet them. */
export const ACCOUNT_ROLES = [
  'AGR',
  'SUP',
  'INS',
  'ASO',
  'AUT',
  'ADM',
] as const satisfies readonly AccountRole[];
