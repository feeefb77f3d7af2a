import type { Address } from '#shared/kernel/address.ts';
import type { Circumstances } from '#shared/kernel/circumstances.ts';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import type { Row } from '#shared/kernel/row.ts';
import type { Account } from './account.ts';
import type { LocationOfSale } from './supplier-data.ts';

/** A country that is off the website shows its suppliers to its own authorities only: they look at offers that wait. */
const showsSuppliers = (country: string, who: Principal, { countriesOn }: Circumstances): boolean =>
  countriesOn.has(country) || (hasRole(who, 'AUT') && who.country === country);

/** A location without a contact of its own is sold from by that of the account (`hasContact`): buyers must see it. */
function reachable(location: LocationOfSale, { phone, email }: Address): LocationOfSale {
  const { address } = location;
  if (address.phone || address.email) return location;
  return { ...location, address: { ...address, phone, email } };
}

/**
 * Returns what a supplier publishes (Regulation (EU) 2018/848 Art. 26(1): name and contact details), of the countries
 * that show it.
 */
function supplierView(
  { staticData, userData, active }: Account,
  who: Principal,
  at: Circumstances,
): object {
  const entries = userData.supData.filter(({ country }) => showsSuppliers(country, who, at));
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

/** The shard of a country knows what is sold there: what is sold elsewhere may be hidden. */
function soldIn(row: Row, country: string, { userData }: Account): Row {
  const entry = userData.supData.find((part) => part.country === country);
  return {
    ...row,
    'userData.supData.country': [country],
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
  edition: 2,
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
