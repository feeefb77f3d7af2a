import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { changeAccount } from '#functions/accounts/saving/change-account.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { applyProfile } from './apply-profile.ts';
import { checkFeatures } from './check-features.ts';
import { sentProfile } from './sent-profile.ts';

export const updateProfile: Implementation<typeof accountEndpoints.updateProfile> = async (
  { userData = {}, uiLocale, rev },
  context,
) => {
  const before = await storedAccount(context, signedIn(context.who).account);
  if (before.rev !== rev) throw revConflict(before.id, before.rev);
  const profile = sentProfile(userData, before.data);
  checkFeatures(context.who.roles, profile, before.data);
  const account = applyProfile(before.data, profile, context.newId);
  return changeAccount(context, {
    before,
    account: uiLocale === undefined ? account : { ...account, uiLocale },
    changeset: 'profile',
  });
};
