import { HOUR_MS } from '#shared/kernel/time.ts';
import type { FoundLocation } from '#web/features/geocoding/public.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';
import { removeAll, type SafeStorage } from '#web/kernel/safe-storage.ts';
import { forgetSavedOffers } from '#web/kernel/saved-offers.ts';

export type LastSearch = {
  /** Id of the animal kind; empty for none. */
  readonly animalkind: string;
  readonly location: FoundLocation | null;
  /** The milliseconds when the device said that the location is here; undefined for one that was typed. */
  readonly locatedAt?: number | undefined;
};

const PREFIX = 'search.';
/** The time for which a device counts as where it was: afterwards it may be anywhere. */
const LOCATED_MS = HOUR_MS;
const keyOf = (country: string) => PREFIX + country;
const NOTHING: LastSearch = { animalkind: '', location: null };

/** Returns the last search from this device in a country. */
export function readLastSearch(
  { storage, now }: Pick<Kernel, 'storage' | 'now'>,
  country: string,
): LastSearch {
  const text = storage.get(keyOf(country));
  // Written by `saveLastSearch` only.
  const search: LastSearch = text === null ? NOTHING : JSON.parse(text);
  const isHere = search.locatedAt === undefined || search.locatedAt > now() - LOCATED_MS;
  return isHere ? search : { ...search, location: null };
}

/**
 * Forgets the last search in every country, and the offers saved with it: another account begins with nothing
 * (specification section 4).
 */
export function forgetLastSearch(storage: SafeStorage): void {
  removeAll(storage, PREFIX);
  forgetSavedOffers(storage);
}

export function saveLastSearch(storage: SafeStorage, country: string, search: LastSearch): void {
  storage.set(keyOf(country), JSON.stringify(search));
}
