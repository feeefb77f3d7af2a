import { checkReferences } from '#functions/kernel/check-references.ts';
import type { Context } from '#functions/kernel/context.ts';
import { entitiesReadableBy } from '#functions/kernel/entities-readable-by.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { ValueReplacement } from '#functions/kernel/store/replace-value.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import { Account } from '#shared/accounts/account.ts';
import type { AccountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { completeAccount } from './complete-account.ts';

export type AccountSave = {
  /** The revision that is changed, or the id of the account that is created. */
  readonly of: Entity<Account> | string;
  readonly account: Account;
  /** The id of the editor's account; a new account can be its own. */
  readonly by: string;
  readonly changeset: AccountChangeset;
  /** The administrator's reason. */
  readonly reason?: string | undefined;
  readonly messages?: readonly OutboxMessage[];
  readonly replaces?: readonly ValueReplacement[];
};

/**
 * Saves a changed account, with everything that follows from the change. The callers of this function decide whether
 * it is allowed. Nothing is written where nothing would change and no reason is given.
 * @throws AppError `entities.revConflict`, `entities.notUnique`, `entities.unknownReference`, and as
 * `completeAccount`
 */
export async function saveAccount(
  context: Context,
  { of, account, by, changeset, reason, messages = [], replaces = [] }: AccountSave,
): Promise<Entity<Account>> {
  const before = typeof of === 'string' ? undefined : of;
  const id = typeof of === 'string' ? of : of.id;
  await checkKnown(context, before?.data, account);
  const ruled = await completeAccount(context, { id, account, before });
  const data = Account.parse(ruled.data);
  const causes = [...(ruled.messages ?? []), ...messages];
  if (before && causes.length === 0 && reason === undefined && isSameAsStored(data, before.data)) {
    return before;
  }
  const change =
    typeof of === 'string'
      ? ({ kind: 'create', id: of, entityclass: accountClass.name, data } as const)
      : ({ kind: 'update', before: of, data } as const);
  const [saved] = await context.store.save({
    changes: [change, ...(ruled.also ?? [])],
    by,
    changeset,
    reason,
    messages: causes,
    replaces,
  });
  if (saved === undefined) throw new Error('The store answered a save with nothing.');
  return { ...saved, data };
}

/** Checks the account's references; the paths of problems are those of the account, not of an entity's `data`. */
async function checkKnown(
  context: Context,
  before: Account | undefined,
  data: Account,
): Promise<void> {
  try {
    const readable = entitiesReadableBy(context);
    await checkReferences(accountClass, { before, data }, { store: context.store, readable });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = error.details.map((detail) => ({
      ...detail,
      path: detail.path.replace(/^data\./, ''),
    }));
    throw new AppError(error.error, { details, cause: error });
  }
}
