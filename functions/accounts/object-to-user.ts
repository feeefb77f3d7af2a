import type { Implementation } from '#functions/kernel/context.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { forgetUser } from './forget-user.ts';
import { withoutObjectedUser } from './linked-users.ts';
import { findObjection } from './objection.ts';
import { saveDecision } from './save-decision.ts';
import { leftMails } from './usage-mails.ts';

/**
 * Removes a user from a farm whose people say "that was not me". The link works once, because it goes with the
 * joining.
 * @throws AppError as `findObjection`
 */
export const objectToUser: Implementation<typeof accountEndpoints.objectToUser> = async (
  { objectionId },
  context,
) => {
  const { account, gone } = await retryUntilDone(context, async () => {
    const { before, joining } = await findObjection(context, objectionId);
    const after = withoutObjectedUser(before.data, joining.user);
    await saveDecision(context, {
      before,
      account: after,
      by: before.id,
      changeset: 'objection to a user',
      messages: await leftMails(context, before, { after, departure: 'objected' }),
    });
    const users = before.data.ssoUsers.filter((user) => !after.ssoUsers.includes(user));
    return { account: before.id, gone: users };
  });
  for (const user of gone) await forgetUser(context, { user, account });
  return {};
};
