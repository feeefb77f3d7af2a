import type { SafeStorage } from './safe-storage.ts';

/** The beginning of the keys of stored forms (`stored-form.ts`, which comes with the first form). */
export const FORM_PREFIX = 'form/';
/** The beginning of the names of copies (`no-signal/kept-copy.ts`). */
export const COPIES = 'kept/';

/** Returns the keys of all forms whose names begin so. */
export const keysOf = (storage: SafeStorage, names: string): string[] =>
  storage.keys().filter((key) => key.startsWith(FORM_PREFIX + encodeURIComponent(names)));

/** Removes the stored forms whose names begin with `names`, of every account. */
export function removeForms(storage: SafeStorage, names: string): void {
  for (const key of keysOf(storage, names)) storage.remove(key);
}
