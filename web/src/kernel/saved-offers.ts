import { useSyncExternalStore } from 'react';
import { OFFERS_ON_DEVICE } from '#shared/offers/limits.ts';
import { useKernel } from './kernel-context.ts';
import { removeAll, type SafeStorage } from './safe-storage.ts';
import { useCountry } from './site.ts';

const PREFIX = 'saved.';
const keyOf = (country: string) => PREFIX + country;
/** Tells this tab that the saved offers have changed; other tabs hear `storage` of the browser itself. */
const CHANGED = 'savedOffers';

function follow(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Returns the ids of the offers that this device keeps, newest first, and takes an offer in or out. */
export function useSavedOffers(): {
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
} {
  const { storage } = useKernel();
  const { id: country } = useCountry();
  const text = useSyncExternalStore(follow, () => storage.get(keyOf(country)));
  const toggle = (id: string) => {
    const ids = idsIn(storage.get(keyOf(country)));
    const others = ids.filter((other) => other !== id);
    const next = ids.includes(id) ? others : [id, ...others].slice(0, OFFERS_ON_DEVICE);
    storage.set(keyOf(country), JSON.stringify(next));
    window.dispatchEvent(new Event(CHANGED));
  };
  return { ids: idsIn(text), toggle };
}

const idsIn = (text: string | null): readonly string[] => (text === null ? [] : JSON.parse(text));

/** Forgets the saved offers of every country: another account begins with nothing. */
export function forgetSavedOffers(storage: SafeStorage): void {
  removeAll(storage, PREFIX);
  window.dispatchEvent(new Event(CHANGED));
}
