import * as z from 'zod';
import { ACCOUNT_STATES } from '#shared/accounts/account-state.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { AccountRole } from '#shared/kernel/role.ts';

/** One of a user's accounts, as the account switch shows it. */
export const AccountLine = z.object({
  id: Ref,
  name: z.string(),
  role: AccountRole,
  country: Ref,
  /** An account that an administrator has deactivated is shown but cannot be chosen. */
  active: z.boolean(),
  /** A farm that its control bodies have deactivated can be chosen, to read. */
  state: z.enum(ACCOUNT_STATES),
  /** The account that the caller acts through. */
  current: z.boolean(),
});
export type AccountLine = z.infer<typeof AccountLine>;
