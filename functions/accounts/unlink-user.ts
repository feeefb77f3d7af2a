import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { forgetSettings } from '#functions/settings/public.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { findAccount } from './find-account.ts';
import { inTurn } from './in-turn.ts';
import { withoutUser } from './linked-users.ts';
import { saveDecision } from './save-decision.ts';

/**
 * Takes an account from a user. Whether the caller may is decided before.
 * @throws AppError `accounts.notLinked`, for an unknown account too
 */
export async function unlinkUser(
  context: Context,
  { account: id, user }: { account: string; user: string },
): Promise<void> {
  const by = signedIn(context.who).account;
  await inTurn(context, async () => {
    const before = await findAccount(context, id);
    if (before === undefined) throw new AppError(accountErrors.notLinked);
    const account = withoutUser(before.data, user);
    return saveDecision(context, { before, account, by, changeset: 'user unlinked' });
  });
  await forgetSettings(context, { user, account: id });
}
