import type { Address } from '#shared/kernel/address.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Circumstances } from '#shared/kernel/circumstances.ts';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import type { Row } from '#shared/kernel/row.ts';
import type { Account } from './account.ts';
import { type BlockReasonFacts, blockReason } from './blocked.ts';
import type { LocationOfSale, SupplierData } from './supplier-data.ts';

/**
 * Tells whether a country shows its suppliers to the caller: off the website only to its own authorities, who look at
 * offers that wait.
 */
const showsSuppliers = (country: string, who: Principal, { countriesOn }: Circumstances): boolean =>
  countriesOn.has(country) || isAuthorityIn(country, who);

/** Returns the condition of the suppliers whom an authority reads in any case: those of its country. */
const soldInOwn = (who: Principal): AttributeFilter[] =>
  hasRole(who, 'AUT') && who.country !== null
    ? [{ field: 'userData.supData.country', comparison: 'eq', value: who.country }]
    : [];

const isAuthorityIn = (country: string, who: Principal): boolean =>
  hasRole(who, 'AUT') && who.country === country;

/** Returns the value by which the column `sellsIn` tells a country that did not confirm its supplier. */
const unconfirmedIn = (country: string): string => `${country} unconfirmed`;

/** Returns the countries in which a supplier sells, and of each whether it confirmed the supplier. */
const sellsIn = (entries: readonly SupplierData[]): string[] =>
  entries.map(({ country, confirmedByAdminOn }) =>
    confirmedByAdminOn === undefined ? unconfirmedIn(country) : country,
  );

/**
 * Returns the values of `sellsIn` that everybody reads. Before a supplier is confirmed, where the country asks for
 * that, and while it is blocked, the country's authorities alone read it.
 */
const publicSales = ({ countriesOn, countriesWithoutConfirmation }: Circumstances): string[] =>
  [...countriesOn].flatMap((country) =>
    countriesWithoutConfirmation.has(country) ? [country, unconfirmedIn(country)] : [country],
  );

/** Tells whether the caller reads what a supplier says of itself in the country of this entry. */
function showsEntry(
  entry: SupplierData,
  account: Account,
  who: Principal,
  at: Circumstances,
): boolean {
  if (isAuthorityIn(entry.country, who)) return true;
  const open = publicSales(at);
  return blockReason(account) === undefined && sellsIn([entry]).some((sale) => open.includes(sale));
}

/**
 * Returns a location as buyers see it: without the name that its owner has for it, and with a contact: that of the
 * account where it has none of its own (`hasContact`), because buyers must see one.
 */
function shownLocation(
  { internalName: _name, ...location }: LocationOfSale,
  { phone, email }: Address,
): Omit<LocationOfSale, 'internalName'> {
  const { address } = location;
  if (address.phone || address.email) return location;
  return { ...location, address: { ...address, phone, email } };
}

/**
 * Returns the data that a supplier publishes (Regulation (EU) 2018/848 Art. 26(1): name and contact details), of the
 * countries that show it (`showsEntry`).
 */
function supplierView(account: Account, who: Principal, at: Circumstances) {
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
            shownLocation(location, userData.address),
          ),
        }),
      ),
    },
  };
}

/** Returns the entries of a supplier who is not blocked; none of an account that a view shows without them. */
const entriesOf = (account: BlockReasonFacts & ShownEntries): readonly SupplierData[] =>
  blockReason(account) === undefined ? (account.userData.supData ?? []) : [];

type ShownEntries = { readonly userData: Partial<Pick<Account['userData'], 'supData'>> };

/**
 * Returns the row with the sales in one country only: its shard must not tell of sales elsewhere, which may be
 * hidden. Of a blocked supplier it tells none.
 */
function soldIn(row: Row, country: string, account: Account): Row {
  const entries = entriesOf(account).filter((part) => part.country === country);
  return {
    ...row,
    'userData.supData.country': entries.map((entry) => entry.country),
    'userData.supData.animalkindsSold': entries.flatMap((entry) => entry.animalkindsSold),
    sellsIn: sellsIn(entries),
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
    sellsIn: 'texts',
  },
  derived: { sellsIn: (account) => sellsIn(entriesOf(account)) },
  edition: 3,
  restsOnOthers: true,
  keys: ({ data }) =>
    data.supExtra.tosAcceptedOn === undefined
      ? []
      : data.userData.supData.map((entry) => entry.country),
  held: soldIn,
  open: (who, country, circumstances) => showsSuppliers(country, who, circumstances),
  choose: (_, pinned) => pinned('userData.supData.country'),
  visible: (who, circumstances) => ({
    $and: [
      { field: 'active', comparison: 'eq', value: true },
      {
        $or: [
          { field: 'sellsIn', comparison: 'in', value: publicSales(circumstances) },
          ...soldInOwn(who),
        ],
      },
    ],
  }),
  view: supplierView,
} as const satisfies ShardGroup<Account>;
