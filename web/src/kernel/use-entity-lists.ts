import { useQueries } from '@tanstack/react-query';
import type { EntityClassName } from '#shared/entity-classes.ts';
import type { EntityOf } from './entity-data.ts';
import { useKernel } from './kernel-context.ts';
import { listKey } from './use-entities.ts';

/**
 * Returns the whole bounded lists of several classes, as `useEntityList` keeps them, and whether any is still coming;
 * one that is not there is empty.
 */
export function useEntityLists(classes: readonly EntityClassName[]) {
  const { loadList } = useKernel();
  return useQueries({
    queries: classes.map((entityClass) => ({
      queryKey: listKey(entityClass),
      queryFn: () => loadList(entityClass, {}),
    })),
    combine: (results) => {
      const lists = new Map<EntityClassName, readonly EntityOf<EntityClassName>[]>();
      for (const [index, entityClass] of classes.entries())
        lists.set(entityClass, results[index]?.data ?? []);
      return { lists, isLoading: results.some(({ isLoading }) => isLoading) };
    },
  });
}
