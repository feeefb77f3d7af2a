import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { headingKey } from '#shared/imports/mapping.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { labelsOf } from '../by-name.ts';
import type { RowValues } from '../imported-rows.ts';
import type { OfferFault, OfferReading } from './offer-reading.ts';

/** The columns by which a location of sale is told. */
export const PLACE_COLUMNS = ['siteName', 'citycode', 'city', 'region'] as const;
type Told = Readonly<Partial<Record<string, readonly (string | undefined)[]>>>;

/**
 * Returns the location of sale that a row names: the offer's own where it is told as the offer tells it, or else the
 * owner's that is told so. A row that names none means the offer's own, or the usual one.
 */
export function salePlaceIn(
  values: RowValues['values'],
  before: Offer | undefined,
  { known, owner, country }: OfferReading & { readonly country: string },
): string | undefined | OfferFault {
  const said = PLACE_COLUMNS.filter((column) => values[column] !== undefined);
  const regionNames = (id: string | undefined) => {
    const region = known.regions.get(id ?? '');
    return region === undefined ? [id] : [id, ...labelsOf(region)];
  };
  const isTold = (told: Told) =>
    said.every((column) =>
      told[column]?.some((name) => headingKey(name ?? '') === headingKey(values[column] ?? '')),
    );
  if (before !== undefined) {
    const { name, citycode, city } = before.place;
    const own = { siteName: [name], citycode: [citycode], city: [city] };
    const isOwn = isTold({ ...own, region: regionNames(before.region) });
    if (isOwn && before.country === country) return before.locationOfSale;
  }
  const { supData } = owner.data.userData;
  const locations = supData.find((entry) => entry.country === country)?.locationsOfSale ?? [];
  const matches = locations.filter(({ address }: SupplierData['locationsOfSale'][number]) => {
    const { name = owner.data.staticData.name, citycode, city, region } = address;
    return isTold({
      siteName: [name],
      citycode: [citycode],
      city: [city],
      region: regionNames(region),
    });
  });
  const [first] = matches.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  if (first !== undefined) return first.id;
  const column = said[0] ?? PLACE_COLUMNS[0];
  return { column, value: values[column] ?? '', code: 'offers.locationNotFound' };
}
