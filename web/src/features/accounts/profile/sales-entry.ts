import type { Account } from '#shared/accounts/account.ts';
import type { Profile } from '#shared/accounts/profile.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';

export type SalesEntry = NonNullable<Profile['supData']>[number];
export type SalesPlace = SalesEntry['locationsOfSale'][number];

/** Returns the countries an account sells in, or can begin to sell in here: a farmer only at home. */
export function salesCountries({ staticData, userData }: Account, site: string): string[] {
  if (staticData.role === 'AGR') return [staticData.country];
  return [...new Set([...userData.supData.map(({ country }) => country), site])];
}

/** Returns the account's data of its sales in the country; empty before it begins there. */
export function salesEntry(account: Account, country: string): SalesEntry {
  return (
    profileOf(account).supData.find((part) => part.country === country) ?? {
      country,
      locationsOfSale: [],
      animalkindsSold: [],
      associations: [],
    }
  );
}

/** Returns the place of a country's entry among the account's entries, as the server names it in refusals. */
export function entryIndex({ userData: { supData } }: Account, country: string): number {
  const index = supData.findIndex((part) => part.country === country);
  return index < 0 ? supData.length : index;
}

/** Returns all entries with this one changed: they are saved together. */
export function withEntry(account: Account, entry: SalesEntry): SalesEntry[] {
  const { supData } = profileOf(account);
  const index = entryIndex(account, entry.country);
  return index < supData.length ? supData.with(index, entry) : [...supData, entry];
}
