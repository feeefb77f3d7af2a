import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import { type EntityPage, searchEntities } from '#web/kernel/search-entities.ts';
import type { Request } from '../use-request.ts';

type Search = Omit<CallInput<'POST search/search/execute'>, 'entityClass'>;

/** The requests that a search finds, page by page, the first so many of them. */
export async function searchUpTo(
  api: Pick<ApiClient, 'call'>,
  most: number,
  search: Omit<Search, 'pagination'>,
): Promise<Request[]> {
  const found: Request[] = [];
  for (let cursor: string | null = ''; cursor !== null && found.length < most; ) {
    const pagination: Search['pagination'] =
      cursor === '' ? { limit: PAGE_LIMIT } : { limit: PAGE_LIMIT, cursor };
    const page: EntityPage<'request-process'> = await searchEntities(api, 'request-process', {
      ...search,
      pagination,
    });
    found.push(...page.items);
    cursor = page.next;
  }
  return found.slice(0, most);
}
