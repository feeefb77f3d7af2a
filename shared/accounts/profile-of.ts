import type { Address } from '#shared/kernel/address.ts';
import type { Account } from './account.ts';
import type { WholeProfile } from './profile.ts';

/** Returns the profile of an account as its owner sends it back: a form's first values. */
export function profileOf({ userData }: Pick<Account, 'userData'>): WholeProfile {
  const { address, contact = '', emails, supData, requestFolders } = userData;
  return {
    address: withoutRegion(address),
    contact,
    emails: emails.map(({ email }) => ({ email })),
    supData: supData.map((entry) => ({
      country: entry.country,
      deliveryRadius: entry.deliveryRadius,
      animalkindsSold: entry.animalkindsSold,
      deliveryNotice: entry.deliveryNotice,
      associations: entry.associations,
      logo: entry.logo,
      confirmedAllLocationsOfSale: entry.confirmedAllLocationsOfSale,
      locationsOfSale: entry.locationsOfSale.map((location) => ({
        ...location,
        address: withoutRegion(location.address),
      })),
    })),
    requestFolders,
    unwantedMails: userData.unwantedMails ?? [],
    peopleShown: userData.peopleShown ?? 'office',
    textBlocks: userData.textBlocks ?? [],
  };
}

function withoutRegion({ region: _, ...address }: Address): Omit<Address, 'region'> {
  return address;
}
