import type { FoundLocation } from '#web/features/geocoding/public.ts';
import { removeAll, type SafeStorage } from '#web/kernel/safe-storage.ts';
import { forgetSavedOffers } from '#web/kernel/saved-offers.ts';

export type LastSearch = {
  /** Id of the animal kind; empty for none. */
  readonly animalkind: string;
  readonly location: FoundLocation | null;
};

const PREFIX = 'search.';
const keyOf = (country: string) => PREFIX + country;
const NOTHING: LastSearch = { animalkind: '', location: null };

/** Returns the last search from this device in a country. */
export function readLastSearch(storage: SafeStorage, country: string): LastSearch {
  const text = storage.get(keyOf(country));
  // Written by `saveLastSearch` only.
  return text === null ? NOTHING : JSON.parse(text);
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
