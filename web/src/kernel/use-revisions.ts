import { useQueries } from '@tanstack/react-query';
import type { EntityClassName } from '#shared/entity-classes.ts';
import { LINK_CACHE_ENTRIES, LINK_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { ApiError, isNotFound } from './api-error.ts';
import type { EntityOf } from './entity-data.ts';
import { keepNewest } from './keep-newest.ts';
import { useKernel } from './kernel-context.ts';

export type Revisions<N extends EntityClassName> = {
  readonly items: readonly EntityOf<N>[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
};

const LINK = 'GET eav/entity/link/{id}/{rev}';
/** Returns the server's answer for a missing row. */
const notFound = () =>
  new ApiError({ code: 'entities.notFound', message: 'not readable', status: 404 });

const errorOf = (errors: readonly unknown[]): unknown =>
  errors.find((error) => !isNotFound(error)) ?? errors[0] ?? null;

/**
 * Returns exact revisions, each pin once and in that order. A revision never changes, so it is asked for once: in one
 * batch where it is still the newest, by its link where it is not. A reader who may not read the newest may read none
 * before it, and is not refused aloud: the caller says what is missing. `error` prefers a failure that another try
 * may mend.
 */
export function useRevisions<N extends EntityClassName>(
  entityClass: N,
  pins: readonly PinnedRef[],
): Revisions<N> {
  const { api, loadEntity, queries } = useKernel();
  const distinct = new Map(pins.map((pin) => [`${pin.id} ${pin.rev}`, pin]));
  return useQueries({
    queries: [...distinct.values()].map(({ id, rev }) => ({
      queryKey: ['revision', entityClass, id, rev],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const newest = await loadEntity(entityClass, id);
        keepNewest(queries, ['revision'], LINK_CACHE_ENTRIES);
        if (newest === null) throw notFound();
        if (newest.rev === rev) return newest;
        const revision = await api.call(LINK, { id, rev }, { signal, quiet: true });
        // The server stores and answers only what the class's schema has parsed.
        return revision as unknown as EntityOf<N>;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: LINK_CACHE_SECONDS * SECOND_MS,
    })),
    combine: (results) => ({
      items: results.flatMap(({ data }) => (data ? [data] : [])),
      isPending: results.some((result) => result.isPending),
      error: errorOf(results.flatMap((result) => result.error ?? [])),
      refetch: () => {
        for (const result of results) if (result.error) void result.refetch();
      },
    }),
  });
}
