import { shownPage } from '#shared/content/shown-page.ts';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import { useCountry } from '#web/kernel/site.ts';
import { type EntityQuery, useEntityList } from '#web/kernel/use-entities.ts';

export const contentPageQuery = (usageKey: string, country: string): EntityQuery => ({
  filter: {
    $and: [
      { field: 'usageKey', comparison: 'eq', value: usageKey },
      entriesFor('country', country),
    ],
  },
});

/** Returns the content page that a country, or else that of the site, shows under a usage key; null when there is none. */
export function useContentPage(usageKey: string, of?: string) {
  const { id } = useCountry();
  const country = of ?? id;
  const query = useEntityList('cmspage', contentPageQuery(usageKey, country));
  return { ...query, data: query.data && (shownPage(query.data, usageKey, country) ?? null) };
}
