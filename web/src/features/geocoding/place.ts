import { placeKeys } from '#shared/geocoding/place-name.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import type { CallOutput } from '#web/kernel/contract.ts';

/** A place that somebody chose: its words and where it is. */
export type FoundLocation = { readonly place: string; readonly position: GeoPosition };

export type City = CallOutput<'POST geocode/list/city'>[number];

/** Returns the name of a place: 4020 Linz. */
export function placeName({ citycode, cityname }: Pick<City, 'citycode' | 'cityname'>): string {
  return citycode ? `${citycode} ${cityname}` : cityname;
}

export const foundLocation = (city: City): FoundLocation => ({
  place: placeName(city),
  position: city.geoPosition,
});

/** The distance up to which places of one name are one town with several postal codes. */
const ONE_TOWN_KM = 30;

/**
 * Returns the place that a typed text means: of the places found the one that it names in full, or else the only one.
 * Undefined where none is, or where several are that are not one town.
 */
export function meantCity(typed: string, cities: readonly City[]): City | undefined {
  const wanted = new Set(placeKeys(typed));
  const named = cities.filter((city) =>
    namesOf(city).some((name) => placeKeys(name).some((key) => wanted.has(key))),
  );
  const [first, ...others] = named.length > 0 ? named : cities;
  const isOne = others.every(
    ({ cityname, geoPosition }) =>
      cityname === first?.cityname && distanceKm(geoPosition, first.geoPosition) <= ONE_TOWN_KM,
  );
  return isOne ? first : undefined;
}

/** Returns what a place is called; it may have a name in each of two languages (`Pula - Pola`, `Biel/Bienne`). */
function namesOf(city: City): string[] {
  const { citycode, cityname } = city;
  return [citycode ?? '', cityname, placeName(city), ...cityname.split(/ - |\//)];
}

const LEAST_CHARACTERS = 2;

/** Returns typed text as the location search takes it: text with digits is a postal code, `4020 Linz` is both. */
export function citySearch(
  text: string,
  countrycode: string,
): { citycode?: string; cityname?: string } | null {
  const words = withCodeInOne(text.trim(), countrycode).split(/\s+/);
  const firstName = words.findIndex((word) => !/\d/.test(word));
  const codes = firstName < 0 ? words : words.slice(0, firstName);
  const citycode = codes.join(' ').toUpperCase();
  const cityname = words.slice(codes.length).join(' ');
  const search = {
    ...(citycode.length >= LEAST_CHARACTERS ? { citycode } : {}),
    ...(cityname.length >= LEAST_CHARACTERS ? { cityname } : {}),
  };
  return Object.keys(search).length > 0 ? search : null;
}

/** A Dutch postal code; in `7957 de Wijk` and `8621 It Heidenskip` the letters belong to the name. */
const DUTCH_CODE = /^(\d{4})\s+(?!(?:[Dd]e|[Ii]t)\s)([A-Za-z]{2})(?=\s|$)/;

/** Returns a text without the country before its postal code (`SE 123 45`), and a Dutch code as one word (`7384 AB`). */
function withCodeInOne(text: string, countrycode: string): string {
  const withoutCountry = text.replace(/^[a-z]{1,3}[\s-]+(?=\d{3})/i, '');
  return countrycode === 'NL' ? withoutCountry.replace(DUTCH_CODE, '$1$2') : withoutCountry;
}

/** Returns what completes a typed text to the name of a place: to `4020` belongs ` Linz`, to `Lin` belongs `z, 4020`. */
export function restOfName(typed: string, city: City): string {
  const { citycode, cityname } = city;
  const names = [placeName(city), citycode ? `${cityname}, ${citycode}` : cityname];
  const begun = names.find((name) => foldText(name).startsWith(foldText(typed)));
  return begun === undefined ? ` ${placeName(city)}` : begun.slice(typed.length);
}
