import type { World } from '#functions/kernel/context.ts';
import { type CountryEntity, countryEntity } from '#shared/countries/endpoints.ts';
import { SERVER_LIST_SECONDS } from '#shared/kernel/limits.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

type Parts = Pick<World, 'search' | 'store' | 'clock'>;
type Kept = { readonly until: number; readonly countries: Promise<readonly CountryEntity[]> };

/** The countries that each search has loaded, so that each process has its own and a test a fresh list. */
const keptBy = new WeakMap<World['search'], Kept>();

/** Returns all countries by code, at most `SERVER_LIST_SECONDS` old. Callers of one moment share one load. */
export function listCountries(parts: Parts): Promise<readonly CountryEntity[]> {
  const now = parts.clock.now().getTime();
  const kept = keptBy.get(parts.search);
  if (kept !== undefined && now < kept.until) return kept.countries;
  const countries = loadCountries(parts);
  keptBy.set(parts.search, { until: now + SERVER_LIST_SECONDS * SECOND_MS, countries });
  countries.catch(() => keptBy.delete(parts.search));
  return countries;
}

/** Returns all countries as they are now, by code. */
export async function loadCountries({
  search,
  store,
}: Pick<Parts, 'search' | 'store'>): Promise<readonly CountryEntity[]> {
  const { items } = await search.hits({
    entityClass: 'country',
    group: 'all',
    keys: ['all'],
    sorting: [{ field: 'code', direction: 'asc' }],
    pagination: { start: 0, limit: PAGE_LIMIT },
  });
  return store.revisions(countryEntity, items);
}
