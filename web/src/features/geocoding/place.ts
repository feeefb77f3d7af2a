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

/** The distance up to which places of one name, or of one postal code, are one to a search around them. */
const ONE_PLACE_KM = 30;

/**
 * Returns the place that a typed text means: of the places found the one that it names in full, or else the one whose
 * name begins with it as a word, or else the only one; the first of a postal code. Undefined where none is, or where
 * several are.
 */
export function meantCity(typed: string, cities: readonly City[]): City | undefined {
  const wanted = placeKeys(typed);
  const namedBy = (names: (key: string, wish: string) => boolean) =>
    cities.filter((city) =>
      namesOf(city).some((name) =>
        placeKeys(name).some((key) => wanted.some((wish) => names(key, wish))),
      ),
    );
  const [first, ...others] =
    [namedBy((key, wish) => key === wish), namedBy((key, wish) => key.startsWith(`${wish} `))].find(
      (named) => named.length > 0,
    ) ?? cities;
  const isOne = others.every(
    ({ cityname, citycode, geoPosition }) =>
      (cityname === first?.cityname || (citycode !== null && citycode === first?.citycode)) &&
      distanceKm(geoPosition, first.geoPosition) <= ONE_PLACE_KM,
  );
  return isOne ? first : undefined;
}

/** Returns what a place is called; it may have a name in each of two languages (`Pula - Pola`, `Biel/Bienne`). */
function namesOf(city: City): string[] {
  const { citycode, cityname } = city;
  return [citycode ?? '', cityname, placeName(city), ...cityname.split(/ - |\//)];
}

const LEAST_CHARACTERS = 2;

/**
 * Returns typed text as the location search takes it: words with digits are a postal code, `4020 Linz` is both, as are
 * `Linz, 4020` and an address, in which a street has its number.
 */
export function citySearch(
  text: string,
  countrycode: string,
): { citycode?: string; cityname?: string } | null {
  const parts = text.split(/[,;()]/).filter((part) => part.trim() !== '');
  const { citycode, cityname } =
    parts.length > 1
      ? readAddress(text, parts, countrycode)
      : readWords((parts[0] ?? '').trim(), countrycode);
  const search = {
    ...(citycode.length >= LEAST_CHARACTERS ? { citycode } : {}),
    ...(cityname.length >= LEAST_CHARACTERS ? { cityname } : {}),
  };
  return Object.keys(search).length > 0 ? search : null;
}

/** Finds the part of an address that has the postal code, before or behind the town; else the town. */
function readAddress(text: string, parts: readonly string[], countrycode: string) {
  const read = parts.map((part) => readWords(part.trim(), countrycode));
  const coded = read.filter(({ citycode }) => isWholeCode(citycode, countrycode));
  const town = coded.find(({ cityname, isBehind }) => cityname !== '' && !isBehind) ?? coded.at(-1);
  const withoutNumber = parts.filter((part) => !/\d/.test(part));
  if (town === undefined) {
    const isStreet = withoutNumber.length < parts.length;
    const [last = text] = withoutNumber.length > 0 ? [withoutNumber.join(',')] : parts.slice(-1);
    return { citycode: '', cityname: isStreet ? last.trim() : text.trim() };
  }
  // Of several parts beside a code nobody knows which one is the town.
  const [beside = ''] = parts.length === 2 ? withoutNumber : [];
  return town.cityname === '' ? { ...town, cityname: beside.trim() } : town;
}

const LEAST_DIGITS = 4;

/**
 * Tells whether words may be a whole postal code: `Paris 15e` is a name, and streets have numbers such as `123` or
 * `12-14`. Codes of Britain and Ireland begin with letters.
 */
const isWholeCode = (words: string, countrycode: string): boolean =>
  ['GB', 'IE'].includes(countrycode)
    ? /^[A-Z]{1,2}\d/i.test(words)
    : (words.match(/\d/g) ?? []).length >= LEAST_DIGITS && !/\d\w?\s*[-–/.]\s*\d/.test(words);

/** Splits words into the postal code, which comes first or last, and the name. */
function readWords(text: string, countrycode: string) {
  const words = withCodeInOne(text, countrycode).split(/\s+/);
  const isName = (word: string) => !/\d/.test(word);
  const firstName = words.findIndex(isName);
  const begin = firstName < 0 ? words.length : firstName;
  const end = words.findLastIndex(isName) + 1;
  const behind = words.slice(end).join(' ');
  const isBehind = begin === 0 && isWholeCode(behind, countrycode);
  const [citycode, names] = isBehind
    ? [behind, words.slice(0, end)]
    : [words.slice(0, begin).join(' '), words.slice(begin)];
  return { citycode: citycode.toUpperCase(), cityname: names.join(' '), isBehind };
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
