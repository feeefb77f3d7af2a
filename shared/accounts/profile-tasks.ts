import type { Country } from '#shared/countries/country.ts';
import type { Account } from './account.ts';
import { hasContact, type LocationOfSale, type SupplierData } from './supplier-data.ts';
import { areTermsOutdated } from './terms.ts';

/** A task in a profile; tasks come in the order in which they are best done. */
export type ProfileTask =
  | { readonly task: 'addLocation' | 'confirmLocations' | 'verifyEmail' | 'awaitConfirmation' }
  | { readonly task: 'acceptTerms' | 'acceptNewTerms' }
  | {
      readonly task: 'locationPosition' | 'locationRegion' | 'locationContact';
      readonly location: Pick<LocationOfSale, 'id' | 'internalName'>;
    };

/** Tasks that do not keep offers from being published. */
const REMINDERS: readonly ProfileTask['task'][] = [
  'acceptNewTerms',
  'confirmLocations',
  'verifyEmail',
];

/**
 * Tells whether the task keeps the account's offers back. A task of a location keeps back new offers from that
 * location alone; a location cannot lose facts that offers rest on.
 */
export function blocksOffers({ task }: ProfileTask): boolean {
  return !REMINDERS.includes(task);
}

/**
 * Returns the tasks that an account has left (specification section 5): for a supplier everything before its offers in
 * the country are published. A farmer who sells nothing needs a place with position and region where it can file
 * requests. Others need an address that mails reach.
 */
export function profileTasks(
  account: Pick<Account, 'staticData' | 'userData' | 'supExtra'>,
  country: { readonly id: string } & Pick<Country, 'registrationProcedure' | 'usesRequestSystem'>,
  terms?: string,
): ProfileTask[] {
  const { staticData, userData, supExtra } = account;
  if (staticData.role !== 'AGR' && staticData.role !== 'SUP') return emailTasks(userData);
  const sells = staticData.role === 'SUP' || supExtra.tosAcceptedOn !== undefined;
  if (!sells && !country.usesRequestSystem) return [];
  const entry = userData.supData.find((part) => part.country === country.id);
  const locations = entry?.locationsOfSale ?? [];
  return [
    ...(sells && supExtra.tosAcceptedOn === undefined ? [{ task: 'acceptTerms' } as const] : []),
    ...(areTermsOutdated(account, terms) ? [{ task: 'acceptNewTerms' } as const] : []),
    ...(locations.length === 0 ? [{ task: 'addLocation' } as const] : []),
    ...locations.flatMap((location) => locationTasks(location, account, sells)),
    ...(staticData.role === 'AGR' && sells && entry?.confirmedAllLocationsOfSale === false
      ? [{ task: 'confirmLocations' } as const]
      : []),
    ...(sells ? emailTasks(userData) : []),
    ...(sells && awaitsConfirmation(entry, country)
      ? [{ task: 'awaitConfirmation' } as const]
      : []),
  ];
}

/** Tells whether a supplier with this entry still has to be confirmed before its offers in the country are found. */
export function awaitsConfirmation(
  entry: Pick<SupplierData, 'confirmedByAdminOn'> | undefined,
  { registrationProcedure }: Pick<Country, 'registrationProcedure'>,
): boolean {
  return registrationProcedure !== 'immediate' && entry?.confirmedByAdminOn === undefined;
}

function locationTasks(
  { id, internalName, address }: LocationOfSale,
  { userData }: Pick<Account, 'userData'>,
  sells: boolean,
): ProfileTask[] {
  const location = { id, internalName };
  return [
    ...(address.geoPosition === undefined ? [{ task: 'locationPosition', location } as const] : []),
    ...(address.region === undefined ? [{ task: 'locationRegion', location } as const] : []),
    ...(sells && !hasContact(address, userData)
      ? [{ task: 'locationContact', location } as const]
      : []),
  ];
}

/** Returns the task to verify an e-mail address: at least one is needed to receive mail (specification section 5). */
function emailTasks({ emails }: Account['userData']): ProfileTask[] {
  return emails.some(({ status }) => status === 'verified') ? [] : [{ task: 'verifyEmail' }];
}
