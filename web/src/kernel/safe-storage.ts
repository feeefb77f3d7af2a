/**
 * The storage of the device. `localStorage` may be missing or full (private mode, blocked storage); the product then
 * works without memory.
 */
export type SafeStorage = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
};

export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Removes the keys that begin so. */
export function removeAll(storage: SafeStorage, begin: string): void {
  for (const key of storage.keys()) if (key.startsWith(begin)) storage.remove(key);
}
