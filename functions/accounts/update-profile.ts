import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { applyProfile } from './apply-profile.ts';
import { changeAccount } from './change-account.ts';
import { checkFeatures } from './check-features.ts';
import { storedAccount } from './stored-account.ts';

export const updateProfile: Implementation<typeof accountEndpoints.updateProfile> = async (
  { userData = {}, uiLocale, rev },
  context,
) => {
  const before = await storedAccount(context, signedIn(context.who).account);
  if (before.rev !== rev) throw revConflict(before.id, before.rev);
  checkFeatures(context.who.roles, userData, before.data);
  const account = applyProfile(before.data, userData, context.newId);
  return changeAccount(context, {
    before,
    account: uiLocale === undefined ? account : { ...account, uiLocale },
    changeset: 'profile',
  });
};
