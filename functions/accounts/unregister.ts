import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { unlinkUser } from './unlink-user.ts';

export const unregister: Implementation<typeof accountEndpoints.unregister> = async (
  { evenLast },
  context,
) => {
  await unlinkUser(context, { ...signedIn(context.who), evenLast });
  return {};
};
