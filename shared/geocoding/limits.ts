/** Characters of a city name in a location search; the specification (section 5) leaves the bounds open. */
export const CITY_NAME_LENGTH = { min: 2, max: 80 } as const;
/** Characters of a postal code, or of its beginning, in a location search. */
export const CITY_CODE_LENGTH = { min: 2, max: 12 } as const;
/** Cities in one answer, best first. */
export const CITY_LIST_ROWS = 20;
/** City lists that a client keeps, and the time for which it keeps them (specification section 9). */
export const CITY_LIST_CACHE_ENTRIES = 200;
export const CITY_LIST_CACHE_SECONDS = 3600;
/**
 * The limit of city searches: a list is asked for with each pause in typing, and a whole office may sit behind one
 * address.
 */
export const CITY_SEARCHES = { per: 'address', count: 1500, seconds: 300 } as const;
/** Cells along each side of the grid of a region's coverage map: it shows one point for each cell. */
export const COVERAGE_CELLS = 48;
/** Examples that a coverage names: postal codes without a region, and prefixes of others inside of a region's own. */
export const COVERAGE_EXAMPLES = 20;
export const COVERAGE_INSIDE = 200;
