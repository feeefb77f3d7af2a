import { newSupplierData } from '#functions/accounts/public.ts';
import type { Located } from '#functions/geocoding/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { LOCATION_NAME_LENGTH } from '#shared/accounts/limits.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import type { LineCode } from '#shared/imports/line-codes.ts';
import { headingKey } from '#shared/imports/mapping.ts';
import type { Address } from '#shared/kernel/address.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { emailKey } from '#shared/mail/email-key.ts';

type Values = Readonly<Record<string, string>>;

/** The control body that farms are imported for, and the day. */
export type FarmPlace = {
  readonly controlBody: string;
  /** The id of the country's entity. */
  readonly country: string;
  /** Tells whether farms with another control body get this one too: only where an administrator imports. */
  readonly mayTieOthers: boolean;
  readonly maxUsers: number;
  readonly now: Date;
  readonly today: string;
  readonly newId: () => string;
};

/** A row with the facts that were looked up for it. */
export type FarmRow = {
  readonly values: Values;
  readonly located: Located;
  /** The associations that the row names. */
  readonly associations: readonly string[];
};

/** Returns why the row may not change a farm that exists; undefined where it may. */
export function farmFault(
  { data }: Entity<Account>,
  { values, located }: FarmRow,
  { controlBody, country, mayTieOthers }: FarmPlace,
): LineCode | undefined {
  const { staticData, userData, active } = data;
  if (staticData.country !== country || staticData.role !== 'AGR') return 'notAFarm';
  const own = userData.insData.find(({ ins }) => ins === controlBody);
  const live = userData.insData.filter(({ deactivatedOn }) => deactivatedOn === undefined);
  if (!mayTieOthers && !live.some(({ ins }) => ins === controlBody)) {
    // Numbers stand on certificates: a number alone does not open the data of a farm, as it does not at registration.
    const { citycode } = userData.address;
    const knowsTown = [values.citycode, located.citycode].some(
      (code) => citycode && code && placeCode(code) === placeCode(citycode),
    );
    // A former customer may come back, but not from another control body.
    if (live.length > 0 || (own === undefined && !knowsTown)) return 'otherControlBody';
  }
  return active ? undefined : 'deactivated';
}

/** Returns a new farm for a number that no farm has. */
export function newFarm({ values, located, associations }: FarmRow, place: FarmPlace): Account {
  const { controlNumber, name = '', email, contact } = values;
  const address = addressOf(values, located);
  const on = place.now.toISOString();
  return {
    staticData: {
      name,
      role: 'AGR',
      country: place.country,
      responsibleForRegions: [],
      eggBreeder: false,
      canRequest: true,
    },
    userData: {
      address,
      ...defined({ contact, controlNumber }),
      insData: [
        {
          ins: place.controlBody,
          firstImportedOn: on,
          lastImportedOn: on,
          ...agreementOf(values.agreement, undefined, place),
        },
      ],
      asoData: associations.map((aso) => ({ aso })),
      supData: supplierData(address, place),
      requestFolders: [],
      emails: email === undefined ? [] : [{ email, status: 'open' }],
    },
    supExtra: {},
    active: true,
    maxUsers: place.maxUsers,
    ssoUsers: [],
  };
}

/**
 * Returns a farm with the changes of a row, but for the day of its last import. An empty cell changes nothing. A farm
 * that somebody uses keeps its own contact data; the row fills what is empty there.
 */
export function changedFarm({ data }: Entity<Account>, row: FarmRow, place: FarmPlace): Account {
  const { values, associations } = row;
  const { staticData, userData } = data;
  const isUsed = data.ssoUsers.length > 0;
  const { name = staticData.name } = values;
  const address = changedAddress(userData.address, row, isUsed);
  const contact = isUsed
    ? (userData.contact ?? values.contact)
    : (values.contact ?? userData.contact);
  return {
    ...data,
    staticData: { ...staticData, name },
    userData: {
      ...userData,
      ...defined({ contact }),
      address:
        address.name === staticData.name && address.name !== undefined
          ? { ...address, name }
          : address,
      insData: tied(userData.insData, values.agreement, place),
      asoData: joined(userData.asoData, associations),
      supData: isUsed ? userData.supData : followed(userData, address, place),
      emails: isUsed ? userData.emails : mailable(userData, address.email),
    },
  };
}

/** Returns the farm with this import as its last one. */
export const importedOn = (account: Account, { controlBody, now }: FarmPlace): Account => ({
  ...account,
  userData: {
    ...account.userData,
    insData: account.userData.insData.map((tie) =>
      tie.ins === controlBody ? { ...tie, lastImportedOn: now.toISOString() } : tie,
    ),
  },
});

/** Returns the farm without its live tie to the control body. */
export const endedFarm = (account: Account, { controlBody, now }: FarmPlace): Account => ({
  ...account,
  userData: {
    ...account.userData,
    insData: account.userData.insData.map((tie) =>
      tie.ins === controlBody ? { deactivatedOn: now.toISOString(), ...tie } : tie,
    ),
  },
});

type Ties = Account['userData']['insData'];

/**
 * Returns the ties with a live one to the control body, which begins now where there was none. The agreement of a tie
 * that has ended does not come back with it.
 */
function tied(ties: Ties, agreement: string | undefined, place: FarmPlace): Ties {
  const own = ties.find(({ ins }) => ins === place.controlBody);
  const first = { firstImportedOn: place.now.toISOString() };
  if (own === undefined) {
    const begun = { ins: place.controlBody, ...first };
    return [...ties, { ...begun, ...agreementOf(agreement, undefined, place) }];
  }
  return ties.map((tie) => {
    if (tie !== own) return tie;
    const { deactivatedOn, agreementOn, ...kept } = own;
    const before = deactivatedOn === undefined ? agreementOn : undefined;
    return { ...first, ...kept, ...agreementOf(agreement, before, place) };
  });
}

const NOON = 'T12:00:00.000Z';

/**
 * Returns the time of the agreement. One of the same day stays; a day is kept as its noon, which is that day in all
 * of Europe.
 */
function agreementOf(
  said: string | undefined,
  before: string | undefined,
  { now }: FarmPlace,
): { readonly agreementOn?: string } {
  if (said === 'false') return {};
  const agreementOn = agreedOn(said, before, now);
  return agreementOn === undefined ? {} : { agreementOn };
}

function agreedOn(said: string | undefined, before: string | undefined, now: Date) {
  if (said === undefined) return before;
  if (said === 'true') return before ?? now.toISOString();
  return before?.startsWith(said) ? before : `${said}${NOON}`;
}

type Memberships = Account['userData']['asoData'];

/**
 * Returns the memberships with those that a row names. A row ends none, because it may know some of them only; one that
 * comes back does so without its old agreement.
 */
function joined(before: Memberships, named: readonly string[]): Memberships {
  const added = named.filter((aso) => !before.some((tie) => tie.aso === aso));
  const kept = before.map((tie) => {
    const { deactivatedOn } = tie;
    return deactivatedOn !== undefined && named.includes(tie.aso) ? { aso: tie.aso } : tie;
  });
  return added.length === 0 ? kept : [...kept, ...added.map((aso) => ({ aso }))];
}

const LINES = ['street', 'citycode', 'city'] as const;
const WAYS = ['phone', 'email', 'website'] as const;

const addressOf = (values: Values, { citycode, geoPosition, region }: Located): Address => {
  const { street, city, phone, email, website } = values;
  return defined({ street, citycode, city, phone, email, website, geoPosition, region });
};

/** Returns the address with the changes of a row. In a new place it has the position of that place, or none. */
function changedAddress(before: Address, { values, located }: FarmRow, isUsed: boolean): Address {
  const said = addressOf(values, located);
  const ways = WAYS.map((way) => [
    way,
    isUsed ? (before[way] ?? said[way]) : (said[way] ?? before[way]),
  ]);
  const lines = LINES.map((line) => [line, said[line] ?? before[line]]);
  const { geoPosition, region, ...kept } = before;
  const position = isSameTown(said, before)
    ? { geoPosition: geoPosition ?? said.geoPosition, region: region ?? said.region }
    : { geoPosition: said.geoPosition, region: said.region };
  return defined({ ...kept, ...Object.fromEntries([...lines, ...ways]), ...position });
}

/** Tells whether two addresses are in one town, however its postal code and its name are written. */
const isSameTown = (address: Address, other: Address): boolean =>
  placeCode(address.citycode ?? '') === placeCode(other.citycode ?? '') &&
  headingKey(address.city ?? '') === headingKey(other.city ?? '');

type UserData = Account['userData'];

/**
 * Returns the supplier data of a new farm: with a location of sale where the farm was located, because requests need
 * one.
 */
function supplierData(address: Address, { country, newId }: FarmPlace): UserData['supData'] {
  if (address.geoPosition === undefined || address.region === undefined) return [];
  const { street, citycode, city, geoPosition, region } = address;
  const location = {
    id: newId(),
    internalName: (city ?? citycode ?? '').slice(0, LOCATION_NAME_LENGTH).toWellFormed(),
    isDefault: true,
    address: defined({ street, citycode, city, geoPosition, region }),
  };
  return [{ ...newSupplierData(country), locationsOfSale: [location] }];
}

/**
 * Returns the supplier data of a farm that nobody uses: its only location follows the address, and keeps what the
 * address does not say. In the same town it keeps its name and its point, too, which somebody may have set.
 */
function followed(
  { supData, address: before }: UserData,
  address: Address,
  place: FarmPlace,
): UserData['supData'] {
  const locations = supData.flatMap(({ locationsOfSale }) => locationsOfSale);
  if (locations.length === 0 && supData.length === 0) return supplierData(address, place);
  const [first, ...others] = locations;
  const isOwn =
    first !== undefined &&
    others.length === 0 &&
    LINES.every((line) => first.address[line] === before[line]);
  const [moved] = supplierData(address, place);
  const [to] = moved?.locationsOfSale ?? [];
  if (!isOwn || to === undefined) return supData;
  const { geoPosition, region } = first.address;
  const kept = { ...first.address, ...to.address };
  const location = isSameTown(address, before)
    ? { ...first, address: { ...kept, ...defined({ geoPosition, region }) } }
    : { ...first, internalName: to.internalName, address: kept };
  return supData.map((entry) => ({
    ...entry,
    locationsOfSale: entry.locationsOfSale.map(() => location),
  }));
}

/** Returns the addresses for mails: of a farm that nobody uses yet, the one of its address. */
function mailable({ emails, address }: UserData, email: string | undefined): UserData['emails'] {
  if (email === undefined || emails.some((other) => emailKey(other.email) === emailKey(email)))
    return emails;
  const others = emails.filter((other) => other.email !== address.email);
  return [{ email, status: 'open' }, ...others];
}
