import type { QueryClient } from '@tanstack/react-query';
import { START_PAGES } from '#shared/content/usage-keys.ts';
import type { StartedSite } from '#shared/countries/endpoints.ts';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import { contentPageQuery } from '#web/features/content/public.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import { keepEntities, listKey } from '#web/kernel/use-entities.ts';

/** Keeps the lists of a start as answers to the queries of the first screen; returns the rest of the start. */
export function keepStart(queries: QueryClient, started: CallOutput<'GET site/start'>) {
  if ('countries' in started) return started;
  const { lists, ...site } = started;
  const { country } = site;
  keepEntities(queries, [country]);
  keepLists(queries, country.id, lists);
  return site;
}

function keepLists(
  queries: QueryClient,
  country: string,
  { animalmenu, animalkind, cmspage }: StartedSite['lists'],
): void {
  if (animalmenu)
    queries.setQueryData(
      listKey('animalmenu', { filter: entriesFor('countries', country) }),
      animalmenu,
    );
  if (animalkind) queries.setQueryData(listKey('animalkind'), animalkind);
  keepEntities(queries, animalkind ?? []);
  for (const usageKey of cmspage ? START_PAGES : []) {
    const page = cmspage?.filter(({ data }) => data.usageKey === usageKey);
    queries.setQueryData(listKey('cmspage', contentPageQuery(usageKey, country)), page);
  }
}
