import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { REQUEST_VIEW_CACHE_ENTRIES, REQUEST_VIEW_CACHE_SECONDS } from '#shared/requests/limits.ts';
import { isUnreachable } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { keepNewest } from '#web/kernel/keep-newest.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { loadEntityWith } from '#web/kernel/use-entities.ts';
import { useRetryPause } from '#web/kernel/use-retry-wait.ts';

/** The rows that say which animals a request is about: they come along with it, so that its title stands at once. */
export const NAMED_ANIMALS = ['animalkind', 'offergroup'] as const;

export type Request = EntityOf<'request-process'>;

/** Returns a request's number; a draft has none yet. */
export const numberOf = ({ id, data }: Request): string => data.hid ?? id;

/** Returns the key under which `useEntity` knows the request, too. */
export const requestKey = (id: string) => ['entity', 'request-process', id] as const;

/**
 * Returns a request as this account sees it; null when it is none of its own. Where the page goes on without signal
 * (`isPatient`), it is asked for again until something answers.
 */
export function useRequest(id: string, isPatient = false) {
  const kernel = useKernel();
  const pause = useRetryPause();
  return useQuery<Request | null>({
    queryKey: requestKey(id),
    queryFn: async () => {
      const request = await loadEntityWith(kernel, 'request-process', id, NAMED_ANIMALS);
      keepNewest(kernel.queries, requestKey(id).slice(0, 2), REQUEST_VIEW_CACHE_ENTRIES);
      return request;
    },
    staleTime: REQUEST_VIEW_CACHE_SECONDS * SECOND_MS,
    refetchInterval: ({ state }) => isPatient && isUnreachable(state.error) && pause(),
  });
}
