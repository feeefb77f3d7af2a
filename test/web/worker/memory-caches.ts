import type { KeeperWorld } from '#web/worker/page-keeper.ts';

export const ORIGIN = 'https://de.example.org';
const urlOf = (address: RequestInfo | URL) =>
  new URL(address instanceof Request ? address.url : address, ORIGIN).href;

/** The caches of a browser, in memory; `refuse` names a path for which there is no room. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  let refused = '';
  const cacheOf = (kept: Map<string, Response>): Cache =>
    ({
      match: async (address: RequestInfo) => kept.get(urlOf(address))?.clone(),
      put: async (address: RequestInfo, response: Response) => {
        if (urlOf(address).endsWith(refused || '\0')) throw new Error('QuotaExceededError');
        kept.set(urlOf(address), response);
      },
      delete: async (address: RequestInfo) => kept.delete(urlOf(address)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    }) as unknown as Cache;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return cacheOf(kept);
  };
  const caches: KeeperWorld['caches'] = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
  };
  return {
    ...caches,
    paths: async (name: string) =>
      [...(all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted(),
    refuse: (path: string) => {
      refused = path;
    },
  };
}
