import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';

export const refreshAso: Implementation<typeof accountEndpoints.refreshAso> = async (
  _input,
  context,
) => {
  const account = await storedAccount(context, signedIn(context.who).account);
  const { asoData, supData } = account.data.userData;
  const named = [
    ...asoData.filter((tie) => tie.deactivatedOn === undefined).map(({ aso }) => aso),
    ...supData.flatMap(({ associations }) => associations),
  ];
  const { items } = await context.rows.ids([...new Set(named)]);
  return {
    ...asSeenBy(context, accountClass, account),
    associations: items.filter(({ entityclass }) => entityclass === accountClass.name),
  };
};
