import type { SafeStorage } from './safe-storage.ts';

/** How the keys of stored forms begin (`stored-form.ts`, which comes with the first form). */
export const FORM_PREFIX = 'form/';
/** How the names of copies begin (`no-signal/kept-copy.ts`). */
export const COPIES = 'kept/';

/** Of all forms whose names begin so. */
export const keysOf = (storage: SafeStorage, names: string): string[] =>
  storage.keys().filter((key) => key.startsWith(FORM_PREFIX + encodeURIComponent(names)));

/** Removes the stored forms whose names begin with `names`, of every account. */
export function removeForms(storage: SafeStorage, names: string): void {
  for (const key of keysOf(storage, names)) storage.remove(key);
}
