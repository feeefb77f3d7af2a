import type { Account } from '#shared/accounts/account.ts';
import { REDACTED } from '#shared/accounts/redacted.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Address } from '#shared/kernel/address.ts';

/**
 * Returns an account, of any revision, without its personal data. The function names the fields that stay (role,
 * country, regions, animal kinds, ties to offices, times and counts), so that a field added later goes unless
 * somebody decides otherwise.
 */
export function redactedAccount(account: Account): Account {
  const { supExtra, active, maxUsers, redactedOn, autApprovalForCountry, uiLocale } = account;
  return {
    staticData: redactedStaticData(account.staticData),
    userData: redactedUserData(account.userData),
    supExtra,
    active,
    maxUsers,
    redactedOn,
    autApprovalForCountry,
    registrationOptionName: account.registrationOptionName,
    uiLocale,
    ssoUsers: [],
  };
}

function redactedStaticData(staticData: Account['staticData']): Account['staticData'] {
  const { standardName: _name, certificationOverride: override, ...rest } = staticData;
  return {
    ...rest,
    name: REDACTED,
    certificationOverride: override && { ...override, reason: REDACTED },
  };
}

function redactedUserData(userData: Account['userData']): Account['userData'] {
  const { insData, asoData, deactivatedOn, certification, lastApiCheck } = userData;
  return {
    address: redactedAddress(userData.address),
    insData,
    asoData,
    supData: userData.supData.map(redactedSupplierData),
    // Requests lie in these folders.
    requestFolders: userData.requestFolders.map(({ id }) => ({ id, label: REDACTED })),
    emails: [],
    deactivatedOn,
    certification,
    lastApiCheck,
  };
}

function redactedSupplierData(entry: SupplierData): SupplierData {
  const { country, animalkindsSold, associations, deliveryRadius } = entry;
  return {
    country,
    animalkindsSold,
    associations,
    deliveryRadius,
    activityConfirmedOn: entry.activityConfirmedOn,
    activityWarningsMailsSent: entry.activityWarningsMailsSent,
    activityWarnedOn: entry.activityWarnedOn,
    confirmedAllLocationsOfSale: entry.confirmedAllLocationsOfSale,
    confirmedByAdminOn: entry.confirmedByAdminOn,
    // Offers and requests refer to these locations.
    locationsOfSale: entry.locationsOfSale.map(({ id, isDefault, address }) => ({
      id,
      isDefault,
      internalName: REDACTED,
      address: redactedAddress(address),
    })),
  };
}

function redactedAddress({ region, country }: Address): Address {
  return { region, country };
}
