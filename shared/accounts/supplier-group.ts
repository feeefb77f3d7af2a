import type { Address } from '#shared/kernel/address.ts';
import type { Circumstances } from '#shared/kernel/circumstances.ts';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import type { Row } from '#shared/kernel/row.ts';
import type { Account } from './account.ts';
import { blockReason } from './blocked.ts';
import type { LocationOfSale, SupplierData } from './supplier-data.ts';

/**
 * Tells whether a country shows its suppliers to the caller: off the website only to its own authorities, who look at
 * offers that wait.
 */
const showsSuppliers = (country: string, who: Principal, { countriesOn }: Circumstances): boolean =>
  countriesOn.has(country) || isAuthorityIn(country, who);

const isAuthorityIn = (country: string, who: Principal): boolean =>
  hasRole(who, 'AUT') && who.country === country;

/**
 * Tells whether the caller reads what a supplier says of itself in a country: before it is confirmed, where the
 * country asks for that, and while it is blocked, the country's authorities alone do. Its name stays readable, because
 * requests name it.
 */
function showsEntry(
  { country, confirmedByAdminOn }: SupplierData,
  account: Account,
  who: Principal,
  at: Circumstances,
): boolean {
  const isConfirmed =
    confirmedByAdminOn !== undefined || at.countriesWithoutConfirmation.has(country);
  const isPublic = isConfirmed && blockReason(account) === undefined;
  return showsSuppliers(country, who, at) && (isPublic || isAuthorityIn(country, who));
}

/**
 * Returns a location with a contact: that of the account where it has none of its own (`hasContact`), because buyers
 * must see one.
 */
function reachable(location: LocationOfSale, { phone, email }: Address): LocationOfSale {
  const { address } = location;
  if (address.phone || address.email) return location;
  return { ...location, address: { ...address, phone, email } };
}

/**
 * Returns the data that a supplier publishes (Regulation (EU) 2018/848 Art. 26(1): name and contact details), of the
 * countries that show it (`showsEntry`).
 */
function supplierView(account: Account, who: Principal, at: Circumstances): object {
  const { staticData, userData, active } = account;
  const entries = userData.supData.filter((entry) => showsEntry(entry, account, who, at));
  const { name, country: home, eggBreeder } = staticData;
  return {
    active,
    staticData: { name, country: home, eggBreeder },
    userData: {
      supData: entries.map(
        ({ activityWarningsMailsSent: _count, activityWarnedOn: _warned, ...shown }) => ({
          ...shown,
          associations: at.countriesWithAssociations.has(shown.country) ? shown.associations : [],
          locationsOfSale: shown.locationsOfSale.map((location) =>
            reachable(location, userData.address),
          ),
        }),
      ),
    },
  };
}

/**
 * Returns the row with the sales in one country only: its shard must not tell of sales elsewhere, which may be
 * hidden. Of a blocked supplier it tells none.
 */
function soldIn(row: Row, country: string, account: Account): Row {
  const entries = blockReason(account) === undefined ? account.userData.supData : [];
  const entry = entries.find((part) => part.country === country);
  return {
    ...row,
    'userData.supData.country': entry === undefined ? [] : [country],
    'userData.supData.animalkindsSold': entry?.animalkindsSold ?? [],
  };
}

/** Suppliers by the countries in which they sell, each country by itself. */
export const supplierGroup = {
  columns: {
    active: 'boolean',
    'staticData.name': 'text',
    'staticData.country': 'text',
    'userData.supData.country': 'texts',
    'userData.supData.animalkindsSold': 'texts',
  },
  edition: 3,
  restsOnOthers: true,
  keys: ({ data }) =>
    data.supExtra.tosAcceptedOn === undefined
      ? []
      : data.userData.supData.map((entry) => entry.country),
  held: soldIn,
  open: (who, country, at) => showsSuppliers(country, who, at),
  choose: (_, pinned) => pinned('userData.supData.country'),
  visible: () => ({ field: 'active', comparison: 'eq', value: true }),
  view: supplierView,
} as const satisfies ShardGroup<Account>;
