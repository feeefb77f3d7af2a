import type { GeoPosition } from '#shared/kernel/geo-position.ts';
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

const LEAST_CHARACTERS = 2;

/** Returns typed text as the location search takes it: text with digits is a postal code, `4020 Linz` is both. */
export function citySearch(text: string): { citycode?: string; cityname?: string } | null {
  const words = text.trim().split(/\s+/);
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
