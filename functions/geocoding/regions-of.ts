import type { Context } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { Search } from '#functions/kernel/search/search.ts';
import { regionClass } from '#shared/countries/region.ts';
import { SERVER_LIST_SECONDS } from '#shared/kernel/limits.ts';
import { type MatchRegion, makeMatchRegion } from './match-region.ts';

const memoryOf = expiringCachePer<Search, MatchRegion>({
  seconds: SERVER_LIST_SECONDS,
  entries: 40,
});

/** Returns the matcher of a country's regions (entity id); the regions are read again every `SERVER_LIST_SECONDS`. */
export function regionsOf(
  { search, clock, rows }: Pick<Context, 'search' | 'clock' | 'rows'>,
  country: string,
): Promise<MatchRegion> {
  return memoryOf(search, clock).get(country, async () => {
    const regions = await readAllRows(rows, regionClass, {
      field: 'country',
      comparison: 'eq',
      value: country,
    });
    return makeMatchRegion(regions);
  });
}
