import { type EntityQuery, useEntityList } from '#web/kernel/use-entities.ts';

export const contentPageQuery = (usageKey: string): EntityQuery => ({
  filter: { field: 'usageKey', comparison: 'eq', value: usageKey },
});

/** Returns the content page with this usage key; null when there is none. */
export function useContentPage(usageKey: string) {
  const query = useEntityList('cmspage', contentPageQuery(usageKey));
  return { ...query, data: query.data && (query.data[0] ?? null) };
}
