import * as z from 'zod';
import { ROLES } from '#shared/kernel/role.ts';

/**
 * Tells whether a person gives a code besides the password to sign in. `elsewhere`: an identity provider of the
 * country signs this person in, and decides about that.
 */
export const SecondFactor = z.enum(['on', 'off', 'elsewhere']);
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Roles whose accounts may be bound to a second factor: an account without a role can do nothing. */
export const FACTOR_ROLES = ROLES.filter((role) => role !== 'GUEST' && role !== 'NULL');
export const FactorRole = z.enum(
  FACTOR_ROLES,
  `must be roles of accounts: ${FACTOR_ROLES.join(', ')}`,
);
