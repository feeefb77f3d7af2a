import { findAccount } from '#functions/accounts/account/find-account.ts';
import { forgetUser } from '#functions/accounts/account/forget-user.ts';
import { isFormer, withoutUser } from '#functions/accounts/account/linked-users.ts';
import { ownerMessages } from '#functions/accounts/account/owner-messages.ts';
import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import type { World } from '#functions/kernel/context.ts';
import { accountChangeset } from '#shared/accounts/account-changeset.ts';
import { finishRedaction, type RedactionWorld } from './finish-redaction.ts';
import { redactedAccount } from './redacted-account.ts';

type RedactionAgain = {
  readonly account: string;
  readonly redactedOn: string;
  /** The id of the account that decided it. */
  readonly by: string;
  readonly reason?: string | undefined;
  /** The users that the account had. */
  readonly users: readonly string[];
};

/**
 * Redacts an account whose redaction a restore of the table has undone, with all that it left behind, or what is left
 * of it. An account that the table does not know is passed over. The redaction may run again, after it was broken off too.
 */
export async function redactAgain(
  world: RedactionWorld,
  { account: id, redactedOn, by, reason, users }: RedactionAgain,
): Promise<void> {
  const before = await findAccount(world, id);
  if (before === undefined) return;
  if (before.data.redactedOn === undefined) {
    const data = { ...redactedAccount(before.data), active: false, redactedOn };
    await world.store.save({
      changes: [{ kind: 'update', before, data }],
      by,
      reason,
      changeset: accountChangeset(['redact']),
      messages: ownerMessages(id, before.data, data),
    });
  }
  await finishRedaction(world, { task: 'redact', account: id, users: [...users] });
}

/**
 * Removes a user whom a restore of the table gave an account back that the user had lost or given up, or the name of
 * one who had been forgotten (without `leftOn`). No mail tells of it a second time. The removal may run again.
 */
export async function unlinkAgain(
  world: Pick<World, 'store' | 'values' | 'clock'>,
  {
    account: id,
    user,
    leftOn,
  }: { readonly account: string; readonly user: string; readonly leftOn?: string | undefined },
): Promise<void> {
  const before = await findAccount(world, id);
  if (before === undefined || before.data.redactedOn !== undefined) return;
  const isToForget = leftOn === undefined && isFormer(before.data, user);
  if (!before.data.ssoUsers.includes(user) && !isToForget) return;
  const account = withoutUser(before.data, user, leftOn);
  const changeset = accountChangeset(['user unlinked']);
  await forgetUser(world, { user, account: id });
  await saveDecision(world, { before, account, by: 'system', changeset });
}
