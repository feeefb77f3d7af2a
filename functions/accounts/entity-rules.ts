import type { Acting } from '#functions/kernel/context.ts';
import { type EntityRule, requireKept } from '#functions/kernel/entity-rule.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { withEmailStatuses } from './account/with-email-statuses.ts';
import { completeAccount } from './saving/complete-account.ts';

/**
 * Completes and checks an account that is saved through `eav/*`; the paths of its problems are those of `data`. Its
 * role stays for ever. An administrator who shuts itself out could not come back.
 */
export const accountRule: EntityRule<Account> = {
  beforeSave: async ({ context, id, data, before }) => {
    const { userData } = data;
    if (before?.data.active && !data.active) requireOther(before, context);
    if (before) requireKept('staticData.role', before.data.staticData.role, data.staticData.role);
    const emails = withEmailStatuses(userData.emails, before?.data.userData.emails ?? []);
    const account = { ...data, userData: { ...userData, emails } };
    try {
      return await completeAccount(context, { id, account, before });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const details = error.details.map((detail) => ({ ...detail, path: `data.${detail.path}` }));
      throw new AppError(error.error, { details, cause: error });
    }
  },
  beforeDelete: async ({ before, context }) => requireOther(before, context),
};

/** @throws AppError `accounts.notYourself` */
function requireOther({ id }: Pick<Entity, 'id'>, { who }: Pick<Acting, 'who'>): void {
  if (who.account === id) throw new AppError(accountErrors.notYourself);
}
