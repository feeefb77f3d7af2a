import { useQuery } from '@tanstack/react-query';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import {
  type ListedSupplier,
  supplierList,
  supplierListQuery,
} from '#shared/offers/supplier-list.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';

export type Market = { readonly country: string; readonly animalkind: string };
/** The place of a supplier: the one nearest to the visitor, else the main place by the supplier's own word. */
export type SupplierPlace = {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly km?: number | undefined;
};

/** Returns the suppliers of animals of a kind in a country, by name. */
export function useSuppliers(market: Market, { enabled }: { readonly enabled: boolean }) {
  const { api } = useKernel();
  const { compare } = useFormats();
  const query = useQuery({
    enabled,
    queryKey: ['suppliers', market],
    queryFn: ({ signal }) =>
      api.call('POST search/aggregate/run', supplierListQuery(market), { signal }),
  });
  return { ...query, data: query.data && supplierList(query.data.rows, compare) };
}

/** Returns the places of these suppliers in the country; the distance to `from` where it is known. */
export function useSupplierPlaces(
  suppliers: readonly ListedSupplier[],
  { country, from }: { readonly country: string; readonly from: GeoPosition | undefined },
) {
  const { items, isPending } = useEntitiesById(
    'account',
    suppliers.map(({ owner }) => owner),
  );
  const cities = new Map(suppliers.map((supplier) => [supplier.owner, supplier.cities]));
  const places = new Map(
    items.map((account) => {
      const locations = locationsIn(account, country, cities.get(account.id) ?? []);
      return [account.id, nearestOf(locations, from)];
    }),
  );
  return { places, isPending };
}

/** Returns the supplier's locations in these cities, where it sells the animals; all in the country where none is there. */
function locationsIn({ data }: EntityOf<'account'>, country: string, cities: readonly string[]) {
  const all = data.userData.supData.find((part) => part.country === country)?.locationsOfSale ?? [];
  const selling = all.filter(({ address: { city = '' } }) => cities.includes(city));
  return selling.length > 0 ? selling : all;
}

function nearestOf(
  locations: ReturnType<typeof locationsIn>,
  from: GeoPosition | undefined,
): SupplierPlace {
  const places = locations.map(({ address, isDefault }) => ({
    phone: address.phone,
    email: address.email,
    km: from && address.geoPosition && distanceKm(from, address.geoPosition),
    isDefault,
  }));
  const [best] = places.toSorted(
    (a, b) => byDistance(a, b) || Number(b.isDefault) - Number(a.isDefault),
  );
  return best ?? {};
}

/** Orders places, the nearest first; a place without a known distance comes last. */
export function byDistance({ km: a = FAR_KM }: SupplierPlace, { km: b = FAR_KM }: SupplierPlace) {
  return a - b;
}

const FAR_KM = 100_000; // farther than anything on earth
