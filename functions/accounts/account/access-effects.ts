import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';

/** Counts the users who lose the use of an account once it is deactivated. */
export const usersOfAccount: EffectsOf<Account, ChangeEffect> = async (_, { before, after }) => {
  const count = before.ssoUsers.length;
  const isDeactivated = before.active && !after.active;
  return isDeactivated && count > 0 ? [{ effect: 'usersOut', count }] : [];
};
