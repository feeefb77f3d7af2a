import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { changeAccount } from '#functions/accounts/saving/change-account.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Profile } from '#shared/accounts/profile.ts';
import { hasProfileFeature, type ProfileFeature } from '#shared/accounts/profile-features.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Role } from '#shared/kernel/role.ts';
import { applyProfile } from './apply-profile.ts';
import { sentProfile } from './sent-profile.ts';

const FEATURE_OF = {
  address: 'contact',
  contact: 'contact',
  emails: 'emails',
  supData: 'sales',
  requestFolders: 'requestFolders',
  unwantedMails: 'requestFolders',
  peopleShown: 'peopleShown',
  textBlocks: 'textBlocks',
} as const satisfies Record<keyof Profile, ProfileFeature>;

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

/**
 * Refuses a profile with parts that none of the owner's roles keeps.
 * @throws AppError `accounts.featureNotYours` naming each of these parts
 */
function checkFeatures(roles: readonly Role[], profile: Profile, account: Account): void {
  const details = partsOf(profile, account)
    .filter(({ feature }) => !hasProfileFeature(roles, feature))
    .map(({ path }) => fieldDetail(`userData.${path}`, accountErrors.featureNotYours));
  if (details.length > 0) throw new AppError(accountErrors.featureNotYours, { details });
}

function partsOf(
  profile: Profile,
  { userData }: Account,
): { path: string; feature: ProfileFeature }[] {
  const { supData = [] } = profile;
  return [
    ...Object.entries(FEATURE_OF)
      .filter(([part]) => Object.hasOwn(profile, part))
      .map(([path, feature]) => ({ path, feature })),
    ...supData.flatMap((entry, index): { path: string; feature: ProfileFeature }[] => {
      const before = userData.supData.find(({ country }) => country === entry.country);
      const { logo, confirmedAllLocationsOfSale: confirmed } = entry;
      const isConfirmed = before?.confirmedAllLocationsOfSale ?? false;
      return [
        ...(logo === before?.logo
          ? []
          : [{ path: `supData.${index}.logo`, feature: 'logo' } as const]),
        ...(confirmed === undefined || confirmed === isConfirmed
          ? []
          : [
              {
                path: `supData.${index}.confirmedAllLocationsOfSale`,
                feature: 'confirmAllLocations',
              } as const,
            ]),
      ];
    }),
  ];
}
