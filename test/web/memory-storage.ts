import { type SafeStorage, safeStorage } from '#web/kernel/safe-storage.ts';

/** Storage of one test: empty at first. */
export function memoryStorage(): SafeStorage {
  const values = new Map<string, string>();
  const storage: Storage = new Proxy(
    {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
      clear: () => values.clear(),
      key: (index) => [...values.keys()][index] ?? null,
      length: 0,
    } as Storage,
    {
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  return safeStorage(() => storage);
}
