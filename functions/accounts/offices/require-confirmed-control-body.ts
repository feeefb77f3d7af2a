import { findAccount } from '#functions/accounts/account/find-account.ts';
import type { Context } from '#functions/kernel/context.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

/**
 * Refuses a call that depends on a control body that no administrator has confirmed. Control bodies are public, so
 * that this tells nothing of a farm; an id of anything else is refused elsewhere.
 * @throws AppError `accounts.controlBodyNotConfirmed`, at `path`
 */
export async function requireConfirmedControlBody(
  context: Pick<Context, 'store'>,
  ins: string,
  path: string,
): Promise<void> {
  const account = await findAccount(context, ins);
  if (account?.data.staticData.role !== 'INS') return;
  if (isConfirmedControlBody(account.data.staticData)) return;
  const details = [fieldDetail(path, accountErrors.controlBodyNotConfirmed)];
  throw new AppError(accountErrors.controlBodyNotConfirmed, { details });
}
