import { useMutation } from '@tanstack/react-query';
import type { SavedSearch } from '#shared/offers/savedsearches.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';

/** Returns the searches that the account in use keeps, and saves them; none for a guest. */
export function useSavedSearches() {
  const { api, queries } = useKernel();
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.account.id : undefined;
  const list = useEntityList('savedsearches', { enabled: owner !== undefined });
  const kept = list.data?.find(({ data }) => data.owner === owner);
  const save = useMutation({
    mutationFn: (searches: readonly SavedSearch[]) =>
      kept
        ? api.call('POST eav/entity/updatefrompatch', {
            id: kept.id,
            rev: kept.rev,
            patch: { searches },
          })
        : api.call('POST eav/entity/create', {
            entityclass: 'savedsearches',
            data: { owner, searches },
          }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['list', 'savedsearches'] }),
  });
  return { list, isLoaded: list.isSuccess, searches: kept?.data.searches ?? [], save };
}
