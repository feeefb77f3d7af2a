import { newSupplierData } from '#functions/accounts/account/new-supplier-data.ts';
import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { changeAccount } from '#functions/accounts/saving/change-account.ts';
import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { readTermsVersion } from './read-terms.ts';

export const acceptTerms: Implementation<typeof accountEndpoints.acceptTerms> = async (
  { version },
  context,
) => {
  const { account } = signedIn(context.who);
  return retryOnConflict(context, async () => {
    const before = await storedAccount(context, account);
    const present = await readTermsVersion(context, before.data.staticData.country);
    if (present === undefined) throw new AppError(accountErrors.termsMissing);
    if (present !== version) throw new AppError(accountErrors.termsChanged);
    const { tosAcceptedOn, tosVersion } = before.data.supExtra;
    if (tosAcceptedOn !== undefined && tosVersion === version) {
      return asSeenBy(context, accountClass, before);
    }
    return changeAccount(context, {
      before,
      account: accepted(before.data, version, context.clock.now()),
      changeset: 'terms of service',
    });
  });
};

/** Returns the account that has accepted the terms: from then on it sells in its own country. */
function accepted(account: Account, tosVersion: string, now: Date): Account {
  const { staticData, userData } = account;
  const sells = userData.supData.some(({ country }) => country === staticData.country);
  return {
    ...account,
    supExtra: { tosAcceptedOn: now.toISOString(), tosVersion },
    userData: sells
      ? userData
      : { ...userData, supData: [...userData.supData, newSupplierData(staticData.country)] },
  };
}
