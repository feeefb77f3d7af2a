import { locationPath } from '#functions/accounts/account/account-problems.ts';
import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { withEmailStatuses } from '#functions/accounts/account/with-email-statuses.ts';
import { changeAccount } from '#functions/accounts/saving/change-account.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Profile } from '#shared/accounts/profile.ts';
import { hasProfileFeature, type ProfileFeature } from '#shared/accounts/profile-features.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Role } from '#shared/kernel/role.ts';
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

/**
 * Returns the account with the parts of its profile that were sent. Fields that the owner does not keep (activity,
 * confirmations, statuses) stay as they were; new locations and folders get an id.
 * @throws AppError `entities.unknownReference` for a location or folder id that the account does not have
 */
function applyProfile(account: Account, profile: Profile, newId: () => string): Account {
  const { userData } = account;
  const { address, contact, emails, supData, requestFolders } = profile;
  const { unwantedMails, peopleShown, textBlocks } = profile;
  return {
    ...account,
    userData: {
      ...userData,
      ...defined({ address, contact }),
      ...(emails && { emails: withEmailStatuses(emails, userData.emails) }),
      ...(supData && { supData: suppliersOf(supData, userData.supData, newId) }),
      ...(requestFolders && {
        requestFolders: withIds(requestFolders, userData.requestFolders, {
          newId,
          pathOf: (index) => `userData.requestFolders.${index}`,
        }),
      }),
      ...defined({ unwantedMails, peopleShown, textBlocks }),
    },
  };
}

function suppliersOf(
  sent: NonNullable<Profile['supData']>,
  stored: readonly SupplierData[],
  newId: () => string,
): SupplierData[] {
  // Ids are looked up in all countries: a location may be put right that stood under the wrong one.
  const locations = stored.flatMap(({ locationsOfSale }) => locationsOfSale);
  return sent.map((entry, index) => {
    const before = stored.find(({ country }) => country === entry.country);
    const { confirmedAllLocationsOfSale = before?.confirmedAllLocationsOfSale ?? false } = entry;
    return {
      ...entry,
      locationsOfSale: withIds(entry.locationsOfSale, locations, {
        newId,
        pathOf: (place) => locationPath(index, place),
      }),
      confirmedAllLocationsOfSale,
      activityWarningsMailsSent: before?.activityWarningsMailsSent ?? 0,
      activityWarnedOn: before?.activityWarnedOn,
      activityConfirmedOn: before?.activityConfirmedOn,
      confirmedByAdminOn: before?.confirmedByAdminOn,
    };
  });
}

function withIds<T extends { readonly id?: string | undefined }>(
  sent: readonly T[],
  stored: readonly { readonly id: string }[],
  { newId, pathOf }: { newId: () => string; pathOf: (at: number) => string },
): (T & { id: string })[] {
  return sent.map((entry, index) => {
    const id = entry.id ?? newId();
    if (entry.id === undefined || stored.some((other) => other.id === id)) return { ...entry, id };
    const details = [fieldDetail(`${pathOf(index)}.id`, entityErrors.unknownReference)];
    throw new AppError(entityErrors.unknownReference, { details });
  });
}
