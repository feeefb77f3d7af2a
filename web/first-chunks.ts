/** The part of the bundler's context that tells what a module imports. */
type Modules = {
  getModuleInfo(id: string): Record<'importedIds' | 'importers', readonly string[]> | null;
};

/** The files in the order in which the bundler fills them: each takes what its modules import with it. */
const FILES = ['start', 'home-parts', 'home', 'found-offers', 'shared-parts'] as const;

/**
 * The files of a guest's first pages, each without what its page does not need: `start` has what the entry needs, what
 * Home and the search share, and the components of either; `home` and `found-offers` have the rest of each,
 * `home-parts` what other pages take from Home. `shared-parts` has the components of many other pages, but not those of
 * the filters, which follow the results. All else is left to the bundler. `folder` is that of the sources.
 */
export function firstChunks(folder: string) {
  let fileOf: ((id: string) => string | undefined) | undefined;
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
  const filters = neededBy('features/offers/search/offer-filters.tsx');
  const isOnlyIn = (page: ReadonlySet<string>, id: string) =>
    modules.getModuleInfo(id)?.importers.every((importer) => page.has(importer));
  const isPart = (id: string) => /src[\\/](components|kernel)[\\/]/.test(id);
  return (id: string): (typeof FILES)[number] | undefined => {
    const ofBoth = home.has(id) && search.has(id);
    const partOfEither = isPart(id) && (home.has(id) || search.has(id));
    if (entry.has(id) || ofBoth || partOfEither) return 'start';
    if (home.has(id)) return isOnlyIn(home, id) ? 'home' : 'home-parts';
    if (search.has(id)) return 'found-offers';
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
