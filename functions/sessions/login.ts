import { checkCertification, describeBlock } from '#functions/accounts/public.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { principalOf } from '#functions/kernel/http/principal-of.ts';
import type { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { accountLine, loadUserAccounts, type UserAccount } from './user-accounts.ts';

export const login: Implementation<typeof sessionEndpoints.login> = async (
  { token, useAccount },
  context,
) => {
  const { user } = await context.tokens.verifySso(token);
  const accounts = await loadUserAccounts(user, context);
  const usable = accounts.filter((account) => account.data.active);
  const chosen = usable.find((account) => account.id === useAccount) ?? usable[0];
  const lines = accounts.map((account) => accountLine(account, chosen?.id ?? null));
  return chosen === undefined
    ? { jwt: null, expires: null, account: null, accounts: lines }
    : { ...(await openSession(user, chosen, context)), accounts: lines };
};

async function openSession(user: string, { id, data }: UserAccount, context: Context) {
  const rows = context.rowsFor(principalOf(user, { id, data }));
  await checkCertification(context, id);
  const { entity, full } = await rows.get(id, { fresh: true, entityclass: 'account' });
  const blocked = await describeBlock(context, full);
  const role = data.staticData.role;
  const { jwt, expires } = await context.tokens.issue({ user, account: id, role });
  const account = { ...entity, ...(blocked && { blocked }) };
  return { jwt, expires: expires.toISOString(), account };
}
