import {
  type City,
  type FoundLocation,
  foundLocation,
  meantCity,
} from '#web/features/geocoding/public.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

export type SettledPlace =
  | { readonly location: FoundLocation | null }
  | { readonly problem: MessageKey };

/**
 * Returns the place that somebody means who typed a text and chose none. Nothing typed is the whole country; several
 * places, none, or no answer are a problem to tell.
 */
export async function settlePlace(
  typed: string,
  findCities: (text: string) => Promise<readonly City[]>,
): Promise<SettledPlace> {
  if (typed.trim() === '') return { location: null };
  const cities = await findCities(typed).catch(() => undefined);
  if (cities === undefined) return { problem: 'home.placeFailed' };
  if (cities.length === 0) return { problem: 'home.placeUnknown' };
  const city = meantCity(typed, cities);
  return city === undefined ? { problem: 'home.placeMany' } : { location: foundLocation(city) };
}
