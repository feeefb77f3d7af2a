import type { LocationOfSale } from '#shared/accounts/supplier-data.ts';
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
 * owner's that is told so, by its own name or by the one that buyers see. A row that names none means the offer's own, or
 * the usual one.
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
  const isSaid = (column: string, name = '') =>
    headingKey(name) === headingKey(values[column] ?? '');
  const isTold = (told: Told) =>
    said.every((column) => told[column]?.some((name) => isSaid(column, name)));
  if (before !== undefined) {
    const { name, citycode, city } = before.place;
    const own = { siteName: [name], citycode: [citycode], city: [city] };
    const isOwn = isTold({ ...own, region: regionNames(before.region) });
    if (isOwn && before.country === country) return before.locationOfSale;
  }
  const { supData } = owner.data.userData;
  const locations = supData.find((entry) => entry.country === country)?.locationsOfSale ?? [];
  const matches = locations.filter(({ internalName, address }) => {
    const { name = owner.data.staticData.name, citycode, city, region } = address;
    return isTold({
      siteName: [internalName, name],
      citycode: [citycode],
      city: [city],
      region: regionNames(region),
    });
  });
  const likelihood = ({ internalName, isDefault }: LocationOfSale) =>
    2 * Number(isSaid('siteName', internalName)) + Number(isDefault);
  const [first] = matches.toSorted((a, b) => likelihood(b) - likelihood(a));
  if (first !== undefined) return first.id;
  const column = said[0] ?? PLACE_COLUMNS[0];
  return { column, value: values[column] ?? '', code: 'offers.locationNotFound' };
}
