import type { Acting } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { Search } from '#functions/kernel/search/search.ts';
import { SERVER_LIST_SECONDS } from '#shared/kernel/limits.ts';
import { offerfieldClass } from '#shared/masterdata/offerfield.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';

const memoryOf = expiringCachePer<Search, OfferfieldEntity[]>({
  seconds: SERVER_LIST_SECONDS,
  entries: 1,
});

/** Returns all active offer fields; they are read again every `SERVER_LIST_SECONDS`. */
export function offerfieldsOf({ search, clock, rows }: Acting): Promise<OfferfieldEntity[]> {
  return memoryOf(search, clock).get('all', async () => {
    const fields = await readAllRows(rows, offerfieldClass, {
      field: 'active',
      comparison: 'eq',
      value: true,
    });
    return fields.map(({ id, data }) => ({ id, data }));
  });
}
