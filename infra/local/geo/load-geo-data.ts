import { shippedPlaces } from '#infra/deploy/places/shipped-places.ts';
import { placeFile } from '#shared/geocoding/place-table.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { buildPlaces } from './build-places.ts';

/** The part of the `Files` port that stores the places. */
export type PlaceFiles = {
  readonly head: (key: string) => Promise<object | undefined>;
  readonly put: (key: string, contentType: string, bytes: Uint8Array) => Promise<void>;
};

export type LoadedCountry = {
  readonly country: string;
  readonly bytes: number;
  /** The counts of the given files; undefined where the places come with the product. */
  readonly counts?: { readonly places: number; readonly postalCodes: number };
};

/** The countries whose languages the product speaks (specification section 1). */
export const SERVED_COUNTRIES = [...new Set(LOCALES.map((locale) => locale.slice(3)))];

/**
 * Writes the places of the countries of the given GeoNames postal code files to `geo/<CC>`, and the product's own
 * places of each other served country that has none yet. A second run changes nothing.
 * @throws StartupError for a file that is none
 */
export async function loadGeoData({
  files,
  postalFiles = [],
}: {
  readonly files: PlaceFiles;
  readonly postalFiles?: readonly string[];
}): Promise<LoadedCountry[]> {
  const built = await buildPlaces(postalFiles);
  const given = new Set(built.map(({ country }) => country));
  const put = (country: string, bytes: Uint8Array) =>
    files.put(placeFile(country), 'application/gzip', bytes);
  for (const { country, bytes } of built) await put(country, bytes);
  const shipped = await Promise.all(
    SERVED_COUNTRIES.filter((country) => !given.has(country)).map(async (country) => {
      if ((await files.head(placeFile(country))) !== undefined) return [];
      const bytes = await shippedPlaces(country);
      await put(country, bytes);
      return [{ country, bytes: bytes.length }];
    }),
  );
  return [
    ...built.map(({ country, bytes, counts }) => ({ country, bytes: bytes.length, counts })),
    ...shipped.flat(),
  ];
}
