import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Profile } from '#shared/accounts/profile.ts';
import { hasProfileFeature, type ProfileFeature } from '#shared/accounts/profile-features.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Role } from '#shared/kernel/role.ts';

/**
 * Refuses a profile with parts that none of the owner's roles keeps.
 * @throws AppError `accounts.featureNotYours` naming each of these parts
 */
export function checkFeatures(roles: readonly Role[], profile: Profile, account: Account): void {
  const details = partsOf(profile, account)
    .filter(({ feature }) => !hasProfileFeature(roles, feature))
    .map(({ path }) => fieldDetail(`userData.${path}`, accountErrors.featureNotYours));
  if (details.length > 0) throw new AppError(accountErrors.featureNotYours, { details });
}

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
