import { onlineManager, QueryClient } from '@tanstack/react-query';
import { LIST_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';

/** Retries are the API client's business; a failed query waits for its retry button. */
export function createQueryClient(): QueryClient {
  // The library believes in a network until it hears that one went: a page that began without would miss its return.
  onlineManager.setOnline(navigator.onLine);
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: LIST_CACHE_SECONDS * SECOND_MS,
        retry: false,
        // Queries without signal fail and say so, instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      // A change without signal fails and says so, too; it is not made in silence when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  });
  // A list keeps the words of offers that are out of sight: they are asked for when the reader comes near.
  queries.setQueryDefaults(['entity'], { gcTime: HOUR_MS });
  return queries;
}
