/** The part of the bundler's context that tells what a module imports. */
type Modules = {
  getModuleInfo(id: string): Record<'importedIds' | 'importers', readonly string[]> | null;
};

/** The files in the order in which the bundler fills them: each takes what its modules import with it. */
const FILES = [
  'start',
  'found-offers',
  'beside-offers',
  'shared-parts',
  'offer',
  'home-parts',
  'home',
] as const;
type File = (typeof FILES)[number];

/**
 * The files of a guest's first pages, each without what its page does not need: `start` has what the entry needs, what
 * Home and the search share, the components of either, and the styles of search and offer; `home`, `found-offers` and
 * `offer` have the rest of each, the components of an offer in `found-offers`; `beside-offers` has what follows the
 * results, `home-parts` what other pages take from Home. `shared-parts` has the components of many other pages, but not
 * those of the filters. All else is left to the bundler. `folder` is that of the sources. On a slow line each file more
 * makes a page later by a tenth of a second.
 */
export function firstChunks(folder: string) {
  let fileOf: ((id: string) => File | undefined) | undefined;
  return FILES.map((file) => ({
    name: (id: string, modules: Modules) => {
      fileOf ??= readFiles(folder, modules);
      return fileOf(id) === file ? file : null;
    },
    minShareCount: file === 'shared-parts' ? 8 : 1,
  }));
}

function readFiles(folder: string, modules: Modules) {
  const neededBy = (page: string) => importsOf(`${folder}${page}`, modules);
  const entry = neededBy('main.tsx');
  const home = neededBy('features/home/home-page.tsx');
  const search = neededBy('features/offers/search/offer-search-page.tsx');
  const offer = neededBy('features/offers/offer/offer-page.tsx');
  const filters = neededBy('features/offers/search/offer-filters.tsx');
  const beside = ['saved/save-search', 'search/none-fits', 'search/search-proof'].map((part) =>
    neededBy(`features/offers/${part}.tsx`),
  );
  // A module behind the door of a feature may be used by others through the same.
  const isOnlyIn = (page: ReadonlySet<string>, id: string): boolean | undefined =>
    modules
      .getModuleInfo(id)
      ?.importers.every(
        (file) => page.has(file) && (!file.endsWith('/public.ts') || isOnlyIn(page, file)),
      );
  const isPart = (id: string) => /src[\\/](components|kernel)[\\/]/.test(id);
  return (id: string): File | undefined => {
    if (id.endsWith('.css') && (search.has(id) || offer.has(id))) return 'start';
    const ofBoth = home.has(id) && search.has(id);
    const partOfEither = isPart(id) && (home.has(id) || search.has(id));
    if (entry.has(id) || ofBoth || partOfEither) return 'start';
    if (home.has(id) && !offer.has(id)) return isOnlyIn(home, id) ? 'home' : 'home-parts';
    if (search.has(id)) return 'found-offers';
    if (offer.has(id)) return isPart(id) || filters.has(id) ? 'found-offers' : 'offer';
    if (beside.some((modules) => modules.has(id))) return 'beside-offers';
    return isPart(id) && !filters.has(id) ? 'shared-parts' : undefined;
  };
}

/** A module and all that it imports, but for what it loads later. */
function importsOf(module: string, modules: Modules): ReadonlySet<string> {
  if (modules.getModuleInfo(module) === null) throw new Error(`${module} is in no build`);
  const found = new Set([module]);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
