import { checkCertification, describeBlock, recordSignIn } from '#functions/accounts/public.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { principalOf } from '#functions/kernel/http/principal-of.ts';
import type { SsoClaims } from '#functions/kernel/tokens/tokens.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';
import { makeNeedsSecondFactor, secondFactorOf } from './second-factor.ts';
import { accountLine, loadUserAccounts, type UserAccount } from './user-accounts.ts';

export const login: Implementation<typeof sessionEndpoints.login> = async (
  { token, useAccount },
  context,
) => {
  const person = await context.tokens.verifySso(token);
  const { user } = person;
  const accounts = await loadUserAccounts(user, context);
  const usable = accounts.filter((account) => account.data.active);
  const chosen = await chooseAccount(person, usable, { useAccount, context });
  const lines = accounts.map((account) => accountLine(account, chosen?.id ?? null));
  return chosen === undefined
    ? { jwt: null, expires: null, account: null, accounts: lines }
    : { ...(await openSession(user, chosen, context)), accounts: lines };
};

/**
 * Returns the account that was asked for, else the first that this person may use. An account that needs a second
 * factor is refused to a sign-in without. Each renewal asks again, so that a person who switches it off is out within
 * the life of an app token.
 */
async function chooseAccount(
  person: SsoClaims,
  usable: readonly UserAccount[],
  { useAccount, context }: { readonly useAccount: string | undefined; readonly context: Context },
): Promise<UserAccount | undefined> {
  const wanted = usable.find((account) => account.id === useAccount);
  const best = wanted ?? usable[0];
  if (best === undefined) return undefined;
  const needsFactor = await makeNeedsSecondFactor(usable, context);
  if (!needsFactor(best)) return best;
  const { secondFactor, isUsed } = await secondFactorOf(person, context);
  if (isUsed) return best;
  const other = wanted ? undefined : usable.find((account) => !needsFactor(account));
  if (other !== undefined) return other;
  const { secondFactorNeeded, secondFactorUnused } = sessionErrors;
  throw new AppError(secondFactor === 'off' ? secondFactorNeeded : secondFactorUnused);
}

async function openSession(user: string, { id, data }: UserAccount, context: Context) {
  const rows = context.rowsFor(principalOf(user, { id, data }));
  await checkCertification(context, id);
  const { entity, full } = await rows.get(id, { fresh: true, entityclass: 'account' });
  const blocked = await describeBlock(context, full);
  const role = data.staticData.role;
  const { jwt, expires } = await context.tokens.issue({ user, account: id, role });
  const account = { ...entity, ...defined({ blocked }) };
  await recordSignIn(context, { user, account: id });
  return { jwt, expires: expires.toISOString(), account };
}
