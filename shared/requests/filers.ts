import type { Role } from '#shared/kernel/role.ts';

/** The roles that begin requests, and so may have drafts. */
export const FILERS = ['AGR', 'INS', 'ASO'] as const;

export const mayFile = (roles: readonly Role[]): boolean =>
  FILERS.some((role) => roles.includes(role));
