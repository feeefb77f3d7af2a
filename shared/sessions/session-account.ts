import * as z from 'zod';
import { Account } from '#shared/accounts/account.ts';

const { staticData, supExtra, active, ssoUsers } = Account.shape;

/**
 * The part of an account that signing in and rights are decided from. Not strict: an account that another release
 * wrote must not lock its user out.
 */
export const SessionAccount = z.object({
  active,
  ssoUsers,
  staticData: z.object(
    staticData.pick({ name: true, role: true, country: true, responsibleForRegions: true }).shape,
  ),
  supExtra: z.object(supExtra.pick({ tosAcceptedOn: true, tosVersion: true }).shape),
});
export type SessionAccount = z.infer<typeof SessionAccount>;
