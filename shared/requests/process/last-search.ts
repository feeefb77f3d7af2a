import type { RequestSearchFilter } from '#shared/requests/entities/request-process.ts';

/** Returns the search on which a request is decided: the one of its sending, where it was made again then. */
export function lastSearch(
  search: RequestSearchFilter,
): Pick<
  RequestSearchFilter,
  'searchedOn' | 'until' | 'found' | 'foundWithoutConditions' | 'radiusKm'
> {
  const { searchedOn, until, found, foundWithoutConditions } = search.whenSent ?? search;
  const radiusKm = search.whenSent?.radiusKm ?? search.radiusKm;
  return { searchedOn, until, found, foundWithoutConditions, radiusKm };
}
