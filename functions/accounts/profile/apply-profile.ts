import { locationPath } from '#functions/accounts/account/account-problems.ts';
import { withEmailStatuses } from '#functions/accounts/account/with-email-statuses.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Profile } from '#shared/accounts/profile.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';

/**
 * Returns the account with the parts of its profile that were sent. Fields that the owner does not keep (activity,
 * confirmations, statuses) stay as they were; new locations and folders get an id.
 * @throws AppError `entities.unknownReference` for a location or folder id that the account does not have
 */
export function applyProfile(account: Account, profile: Profile, newId: () => string): Account {
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
