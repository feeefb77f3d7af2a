import * as z from 'zod';

/** The role codes of specification section 6. `NULL` is an account without a role. */
export const ROLES = ['ADM', 'SUP', 'AGR', 'INS', 'AUT', 'ASO', 'GUEST', 'NULL'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Roles a stored account can carry (a guest has no account). */
export const AccountRole = Role.exclude(['GUEST']);
export type AccountRole = z.infer<typeof AccountRole>;
