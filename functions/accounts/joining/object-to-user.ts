import { forgetUser } from '#functions/accounts/account/forget-user.ts';
import { withoutObjectedUser } from '#functions/accounts/account/linked-users.ts';
import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import { withProfileOf } from '#functions/accounts/account/with-profile-of.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findObjection } from './objection.ts';
import { restoredMails } from './usage-mails.ts';

/**
 * Removes a user from a farm whose people say "that was not me", and puts back what the farm said of itself before. The
 * link works once, because it goes with the joining.
 * @throws AppError as `findObjection`
 */
export const objectToUser: Implementation<typeof accountEndpoints.objectToUser> = async (
  { objectionId },
  context,
) => {
  await retryUntilDone(context, async () => {
    const objection = await findObjection(context, objectionId);
    const { before } = objection;
    // The first joining counts: its link undoes all of somebody who left and came again.
    const joining =
      before.data.joinings?.find(({ user }) => user === objection.joining.user) ??
      objection.joining;
    const after = await withoutJoining(context, before, joining);
    const gone = before.data.ssoUsers.filter((user) => !after.ssoUsers.includes(user));
    // The settings go first: the link works once, so nothing could remove them after it.
    for (const user of gone) await forgetUser(context, { user, account: before.id });
    await saveDecision(context, {
      before,
      account: after,
      by: before.id,
      changeset: 'objection to a user',
      messages: await restoredMails(context, before, { after, joining }),
    });
  });
  return {};
};

/**
 * Returns the account as if the user had never joined. A later objection to somebody else leads back to the account as
 * it is now, not to what the user had made of it.
 */
async function withoutJoining(
  { store }: Pick<Context, 'store'>,
  { id, rev: now, data }: Entity<Account>,
  joining: Joining,
): Promise<Account> {
  const without = withoutObjectedUser(data, joining);
  const rev = joining.objection?.rev;
  if (rev === undefined) return without;
  const [revision] = await store.revisions(accountClass, [{ id, rev }]);
  const joinings = without.joinings?.map((later) =>
    later.objection?.rev !== undefined && later.objection.rev > rev
      ? { ...later, objection: { ...later.objection, rev: now + 1 } }
      : later,
  );
  return { ...(revision ? withProfileOf(without, revision.data) : without), joinings };
}
