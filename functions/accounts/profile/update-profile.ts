import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { changeAccount } from '#functions/accounts/saving/change-account.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { hasLink, isNamedByItself } from '#shared/accounts/mailed-name.ts';
import type { Profile } from '#shared/accounts/profile.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
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
  requirePlainName(profile, before.data);
  const account = applyProfile(before.data, profile, context.newId);
  return changeAccount(context, {
    before,
    account: uiLocale === undefined ? account : { ...account, uiLocale },
    changeset: 'profile',
  });
};

/**
 * Refuses a new name with a link of a seller or farmer; one that the account has already stays.
 * @throws AppError `kernel.invalidInput` naming the field
 */
function requirePlainName({ address }: Profile, { staticData, userData }: Account): void {
  const { name } = address ?? {};
  if (name === undefined || name === userData.address.name) return;
  if (!isNamedByItself(staticData) || !hasLink(name)) return;
  const details = [fieldDetail('userData.address.name', fieldErrors.wrongFormat)];
  throw new AppError(kernelErrors.invalidInput, { details });
}
