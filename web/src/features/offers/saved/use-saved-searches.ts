import { useMutation } from '@tanstack/react-query';
import type { SavedSearch } from '#shared/offers/savedsearches.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useNotifyFailure } from '#web/kernel/use-notify-failure.ts';
import { useSession } from '#web/kernel/use-session.ts';

const QUIET = { quiet: true } as const;

type Searches = readonly SavedSearch[];

/** Returns the searches that the account in use keeps, and saves what becomes of them; none for a guest. */
export function useSavedSearches() {
  const { api, queries } = useKernel();
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.account.id : undefined;
  const list = useEntityList('savedsearches', { enabled: owner !== undefined });
  const ownIn = (all = list.data) => all?.find(({ data }) => data.owner === owner);
  const kept = ownIn();
  const saveOn = (own: typeof kept, change: (now: Searches) => Searches) => {
    const searches = change(own?.data.searches ?? []);
    return own
      ? api.call(
          'POST eav/entity/updatefrompatch',
          { id: own.id, rev: own.rev, patch: { searches } },
          QUIET,
        )
      : api.call(
          'POST eav/entity/create',
          { entityclass: 'savedsearches', data: { owner, searches } },
          QUIET,
        );
  };
  const save = useMutation({
    mutationFn: (change: (now: Searches) => Searches) =>
      saveOn(kept, change).catch(async (error: unknown) => {
        // The mail of each morning makes a revision; another tab may have saved, too.
        if (errorCodeOf(error) !== 'entities.revConflict') throw error;
        return saveOn(ownIn((await list.refetch()).data), change);
      }),
    onError: useNotifyFailure(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['list', 'savedsearches'] }),
  });
  return { list, isLoaded: list.isSuccess, searches: kept?.data.searches ?? [], save };
}
