/** The address of the page, by which every screen begins. */
const SHELL = '/';
/** The most files that are kept: more than two builds have; further ones still come from the network. */
export const MOST_FILES = 600;
const ASSET = /\/assets\/[\w.-]+/g;
/** The options of a cache lookup: answers differ by their compression only, so the `Vary` header is ignored. */
const ANY = { ignoreVary: true };

export type KeeperWorld = {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** The name of the cache; it changes whenever the way of keeping does. */
  readonly name: string;
};

/**
 * Keeps the page and the hashed files, so that they come up without signal. The page is replaced only once all that the
 * new one has loaded is kept, too: a signal that is lost in between leaves the build before whole.
 */
export function createPageKeeper({ caches, fetch, name }: KeeperWorld) {
  const find = async (address: string) => (await caches.open(name)).match(address, ANY);

  async function put(address: string, response: Response): Promise<boolean> {
    const cache = await caches.open(name);
    if (!response.ok || (await cache.keys()).length >= MOST_FILES) return false;
    await cache.put(address, response);
    return true;
  }

  /**
   * Returns a file from the cache, else from the network, and keeps it from then on; a full, blocked or broken storage
   * keeps nothing.
   */
  async function asset(address: string): Promise<{ response: Response; isKept: boolean }> {
    const copy = await find(address).catch(nothing);
    if (copy) return { response: copy, isKept: true };
    const response = await fetch(address);
    const isKept = await put(address, response.clone()).catch(isNotDone);
    return { response, isKept };
  }

  async function keepAll(addresses: readonly string[]): Promise<boolean> {
    const kept = await Promise.all(addresses.map(asset));
    return kept.every(({ isKept }) => isKept);
  }

  async function forgetOthers(cache: Cache, loaded: readonly string[]): Promise<void> {
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname !== SHELL && !loaded.includes(pathname)) await cache.delete(url, ANY);
    }
  }

  return {
    asset: async (address: string) => (await asset(address)).response,
    /** Returns the network's answer, whatever it is: a 503 is no lost signal. */
    screen: async (network: () => Promise<Response>): Promise<Response> => {
      try {
        return await network();
      } catch (error) {
        const kept = await find(SHELL);
        if (kept === undefined) throw error;
        return kept;
      }
    },
    /** Keeps the build whose loaded paths a page tells, and forgets the builds before. */
    keep: async (loaded: readonly string[]): Promise<void> => {
      const page = await fetch(SHELL, { cache: 'no-cache' });
      const text = await page.clone().text();
      // The page is of another build, which has come meanwhile: that build's own page will tell.
      if (!page.ok || !isMadeOf(loaded, text)) return;
      // Builds that came and went without being kept have filled the cache, and nothing else would ever make room.
      const isFull = (await (await caches.open(name)).keys()).length >= MOST_FILES;
      if (isFull) await caches.delete(name);
      if (!(await keepAll(loaded))) return;
      const cache = await caches.open(name);
      const before = await cache.match(SHELL, ANY);
      if ((await before?.text()) === text) return;
      await cache.put(SHELL, page);
      if (before) await forgetOthers(cache, loaded);
    },
    forgetOlderKeepers: async (): Promise<void> => {
      const older = (await caches.keys()).filter((other) => other !== name);
      await Promise.all(older.map((name) => caches.delete(name)));
    },
  };
}

const nothing = () => undefined;
const isNotDone = () => false;

const isMadeOf = (loaded: readonly string[], page: string): boolean =>
  (page.match(ASSET) ?? []).every((asset) => loaded.includes(asset));
