import { ownerMessages } from '#functions/accounts/account/owner-messages.ts';
import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { AccountTask } from '#shared/accounts/account-task.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { beforeDeletion } from './before-deletion.ts';
import { redactedAccount } from './redacted-account.ts';

/**
 * Redacts an account: the account shows the change at once, and the same save gives the rest to the worker. An account
 * that was deleted is shown to nobody: all of it is for the worker.
 */
export const redactAccount: Implementation<typeof accountEndpoints.redactAccount> = async (
  { account: id, reason },
  context,
) => {
  const by = signedIn(context.who).account;
  if (id === by) throw new AppError(accountErrors.notYourself);
  return retryUntilDone(context, async () => {
    const deleted = await beforeDeletion(context, id);
    if (deleted !== undefined) {
      await context.store.send([taskOf(deleted)]);
      return asSeenBy(context, accountClass, { ...deleted, data: redactedAccount(deleted.data) });
    }
    const before = await storedAccount(context, id);
    const saved = await redactHead(context, before, {
      by,
      reason,
    });
    return asSeenBy(context, accountClass, saved);
  });
};

function taskOf({ id, data }: Entity<Account>): OutboxMessage {
  const body: AccountTask = { task: 'redact', account: id, users: data.ssoUsers };
  return { queue: 'accounts', body };
}

async function redactHead(
  { store, clock }: Context,
  before: Entity<Account>,
  { by, reason }: { by: string; reason: string },
): Promise<Entity> {
  const changeset = accountChangeset(['redact']);
  const messages = [taskOf(before)];
  if (before.data.redactedOn !== undefined) {
    // A second request queues the task again, for whatever the worker may have left.
    await store.save({ changes: [], by, changeset, messages });
    return before;
  }
  const redactedOn = clock.now().toISOString();
  const data: Account = { ...redactedAccount(before.data), active: false, redactedOn };
  messages.push(...ownerMessages(before.id, before.data, data));
  const changes = [{ kind: 'update', before, data } as const];
  const [saved = before] = await store.save({ changes, by, changeset, reason, messages });
  return saved;
}
