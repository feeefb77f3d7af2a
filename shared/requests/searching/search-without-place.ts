import { leavesOf } from '#shared/kernel/attribute-filter.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';

type Search = NonNullable<RequestProcess['searchFilter']>;

/**
 * Returns the search without the place of the farm and its distance from the town; a caller may have searched around
 * the farm by a condition of its own.
 */
export function searchWithoutPlace({
  position: _,
  townKm: __,
  attributeFilter,
  ...search
}: Search): Search {
  const isPlaced =
    attributeFilter && leavesOf(attributeFilter).some(({ field }) => field === 'geoPosition');
  return isPlaced ? search : { ...search, attributeFilter };
}
