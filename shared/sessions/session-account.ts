import * as z from 'zod';
import { Account } from '#shared/accounts/account.ts';
import { BlockFacts } from '#shared/accounts/blocked.ts';

const { staticData, supExtra, active, ssoUsers } = Account.shape;

/**
 * The part of an account that signing in and rights are decided from. Not strict: an account that another release
 * wrote must not lock its user out.
 */
export const SessionAccount = z.object({
  active,
  ssoUsers,
  staticData: z
    .object(
      staticData.pick({
        name: true,
        role: true,
        country: true,
        responsibleForRegions: true,
        agrImport: true,
      }).shape,
    )
    .extend(BlockFacts.shape.staticData.shape),
  userData: BlockFacts.shape.userData.pick({ deactivatedOn: true, certification: true }),
  supExtra: z.object(supExtra.pick({ tosAcceptedOn: true, tosVersion: true }).shape),
});
export type SessionAccount = z.infer<typeof SessionAccount>;

/** The class by which the store reads such an account. */
export const sessionAccount = { name: 'account', schema: SessionAccount };
