import { useEntityList } from '#web/kernel/use-entities.ts';

/** Returns the content page with this usage key; null when there is none. */
export function useContentPage(usageKey: string) {
  const query = useEntityList('cmspage', {
    filter: { field: 'usageKey', comparison: 'eq', value: usageKey },
  });
  return { ...query, data: query.data && (query.data[0] ?? null) };
}
