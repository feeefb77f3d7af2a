import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { AccountRole } from '#shared/kernel/role.ts';

/** One of a user's accounts, as the account switch shows it. */
export const AccountLine = z.object({
  id: Ref,
  name: z.string(),
  role: AccountRole,
  country: Ref,
  /** A deactivated account is shown but cannot be chosen. */
  active: z.boolean(),
  /** The account that the caller acts through. */
  current: z.boolean(),
});
export type AccountLine = z.infer<typeof AccountLine>;
