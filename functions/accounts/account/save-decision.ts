import type { Context } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { Account } from '#shared/accounts/account.ts';
import type { AccountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { withoutPast } from './linked-users.ts';
import { ownerMessages } from './owner-messages.ts';

/**
 * Saves a decision about an account: who uses it, who is invited, whether it may act. The rest of the account is not
 * checked, so that its faults keep nobody out, nor anybody in.
 * @throws AppError `accounts.redacted`, `entities.revConflict`
 */
export async function saveDecision(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  decision: {
    readonly before: Entity<Account>;
    readonly account: Account;
    /** The id of the account that decided; a user who takes an account acts through it. */
    readonly by: string;
    readonly changeset: AccountChangeset;
    /** The administrator's reason. */
    readonly reason?: string | undefined;
    readonly messages?: readonly OutboxMessage[];
  },
): Promise<Entity<Account>> {
  const { before, account, by, changeset, reason, messages = [] } = decision;
  if (before.data.redactedOn !== undefined) throw new AppError(accountErrors.redacted);
  const data = Account.parse(withoutPast(account, clock.now()));
  const [saved] = await store.save({
    changes: [{ kind: 'update', before, data }],
    by,
    changeset,
    reason,
    messages: [...ownerMessages(before.id, before.data, data), ...messages],
  });
  if (saved === undefined) throw new Error('The store answered a save with nothing.');
  return { ...saved, data };
}
