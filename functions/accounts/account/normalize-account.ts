import type { Account } from '#shared/accounts/account.ts';
import type { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import type { Address } from '#shared/kernel/address.ts';

/**
 * Returns the account in the form in which it is stored, however it was sent: no empty texts, one default among the
 * locations of each country, and all locations to be confirmed again when somebody else than the owner changed them.
 */
export function normalizeAccount(
  account: Account,
  { before, byOwner }: { before: Account | undefined; byOwner: boolean },
): Account {
  const { userData } = account;
  const { contact, unwantedMails, ...kept } = userData;
  return {
    ...account,
    userData: {
      ...kept,
      ...(contact ? { contact } : {}),
      ...(unwantedMails && unwantedMails.length > 0
        ? { unwantedMails: [...new Set(unwantedMails)] }
        : {}),
      address: tidyAddress(userData.address),
      requestFolders: userData.requestFolders.map(({ id, label }) => ({
        id,
        label: onOneLine(label),
      })),
      supData: userData.supData.map((entry) => {
        const old = before?.userData.supData.find(({ country }) => country === entry.country);
        return tidyEntry(entry, { before: old, byOwner });
      }),
    },
  };
}

type Entry = Account['userData']['supData'][number];

function tidyEntry(
  entry: Entry,
  { before, byOwner }: { before: Entry | undefined; byOwner: boolean },
): Entry {
  const tidied = entry.locationsOfSale.map((location) => ({
    ...location,
    internalName: onOneLine(location.internalName),
    address: tidyAddress(location.address),
  }));
  const old = before?.locationsOfSale ?? [];
  const isChanged =
    before !== undefined && JSON.stringify(placesOf(tidied)) !== JSON.stringify(placesOf(old));
  return {
    ...entry,
    locationsOfSale: withOneDefault(tidied, old),
    confirmedAllLocationsOfSale: entry.confirmedAllLocationsOfSale && (byOwner || !isChanged),
  };
}

const placesOf = (locations: readonly LocationOfSale[]) =>
  locations.map(({ id, address: { street, citycode, city, geoPosition } }) => [
    id,
    street,
    citycode,
    city,
    geoPosition?.lat,
    geoPosition?.lon,
  ]);

/** Returns the locations with exactly one default: of several the one chosen last, without any the first location. */
function withOneDefault(
  locations: readonly LocationOfSale[],
  before: readonly LocationOfSale[],
): LocationOfSale[] {
  const was = before.find(({ isDefault }) => isDefault)?.id;
  const chosen = locations.filter(({ isDefault }) => isDefault);
  const chosenDefault = chosen.find(({ id }) => id !== was) ?? chosen[0] ?? locations[0];
  return locations.map((location) => ({ ...location, isDefault: location === chosenDefault }));
}

function tidyAddress(address: Address): Address {
  const { phone, fax, ...lines } = address;
  const numbers = { phone: phone && onOneLine(phone), fax: fax && onOneLine(fax) };
  const kept = Object.entries({ ...lines, ...numbers }).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  return Object.fromEntries(kept);
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
