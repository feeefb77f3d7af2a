import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import type { Account } from '#shared/accounts/account.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { withEmailStatuses } from './account/with-email-statuses.ts';
import { completeAccount } from './saving/complete-account.ts';

/** Completes and checks an account that is saved through `eav/*`; the paths of its problems are those of `data`. */
export const accountRule: EntityRule<Account> = {
  beforeSave: async ({ context, data, before }) => {
    const { userData } = data;
    const emails = withEmailStatuses(userData.emails, before?.data.userData.emails ?? []);
    const account = { ...data, userData: { ...userData, emails } };
    const id = before?.id ?? context.newId();
    try {
      return await completeAccount(context, { id, account, before });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const details = error.details.map((detail) => ({ ...detail, path: `data.${detail.path}` }));
      throw new AppError(error.error, { details, cause: error });
    }
  },
};
