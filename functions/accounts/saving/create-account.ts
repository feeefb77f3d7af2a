import type * as z from 'zod';
import { newSupplierData } from '#functions/accounts/account/new-supplier-data.ts';
import { linkOffices } from '#functions/accounts/offices/link-offices.ts';
import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { createOnce } from '#functions/kernel/create-once.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { productSetting } from '#functions/settings/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { saveAccount } from './save-account.ts';

type Input = z.output<(typeof accountEndpoints.createAccount)['input']>;

export const createAccount: Implementation<typeof accountEndpoints.createAccount> = async (
  { key, ...input },
  context,
) =>
  createOnce(context, { key, entityclass: accountClass.name }, async ({ id, replaces }) => {
    const by = signedIn(context.who).account;
    const now = context.clock.now();
    const account = accountOf(input, now, await productSetting(context, 'maxUsers'));
    const create = { of: id, account, by, changeset: 'create account', replaces } as const;
    // Another process may change the regions that the account takes over at the same moment.
    const saved = await retryOnConflict(context, () => saveAccount(context, create));
    return asSeenBy(context, accountClass, saved);
  });

function accountOf(input: Omit<Input, 'key'>, now: Date, usualUsers: number): Account {
  const { staticData, userData, requiresConfirmation } = input;
  const { role, country } = staticData;
  const confirmed = requiresConfirmation ? {} : { confirmedByAdminOn: now.toISOString() };
  const email = userData.address?.email;
  return {
    staticData: {
      ...staticData,
      responsibleForRegions: staticData.responsibleForRegions ?? [],
      eggBreeder: staticData.eggBreeder ?? false,
      canRequest: staticData.canRequest ?? role === 'AGR',
      ...(role === 'INS' && confirmed),
    },
    userData: {
      address: userData.address ?? {},
      contact: userData.contact,
      controlNumber: userData.controlNumber,
      ...linkOffices({ insData: [], asoData: [] }, userData, now),
      supData: role === 'SUP' ? [{ ...newSupplierData(country), ...confirmed }] : [],
      requestFolders: [],
      emails: email === undefined ? [] : [{ email, status: 'open' }],
    },
    supExtra: {},
    active: true,
    maxUsers: input.maxUsers ?? usualUsers,
    uiLocale: input.uiLocale,
    ssoUsers: [],
  };
}
