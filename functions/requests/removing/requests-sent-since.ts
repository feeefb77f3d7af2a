import type { World } from '#functions/kernel/context.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

/** Returns the numbers of the requests that an account has sent since an instant; of many the newest. */
export async function requestsSentSince(
  { search, store }: Pick<World, 'search' | 'store'>,
  creator: string,
  { since, limit }: { since: string; limit: number },
): Promise<string[]> {
  const { items } = await search.hits({
    entityClass: requestProcessClass.name,
    group: 'party',
    keys: [creator],
    filter: {
      $and: [
        { field: 'creator', comparison: 'eq', value: creator },
        { field: 'sentOn', comparison: 'gte', value: since },
      ],
    },
    sorting: [{ field: 'sentOn', direction: 'desc' }],
    pagination: { start: 0, limit },
  });
  const requests = await store.revisions(requestProcessClass, items);
  return requests.flatMap(({ data }) => data.hid ?? []);
}
