import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { sessionEndpoints } from '#shared/sessions/endpoints.ts';

export const getAccount: Implementation<typeof sessionEndpoints.getAccount> = async (
  _input,
  { who, rows },
) => {
  const { account } = signedIn(who);
  const { entity } = await rows.get(account, { fresh: true, entityclass: 'account' });
  return entity;
};
