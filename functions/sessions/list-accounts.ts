import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { accountLine, loadUserAccounts } from './user-accounts.ts';

export const listAccounts: Implementation<typeof sessionEndpoints.listAccounts> = async (
  _input,
  context,
) => {
  const { user, account } = signedIn(context.who);
  const accounts = await loadUserAccounts(user, context);
  return accounts.map((other) => accountLine(other, account));
};
