import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changedSettings } from '#shared/settings/changed-settings.ts';
import type { SettingsChange } from '#shared/settings/settings.ts';
import type { CallOutput } from './contract.ts';
import { useKernel } from './kernel-context.ts';
import { useSession } from './use-session.ts';

export type UserSettings = CallOutput<'GET livestock/settings/get'>;

/** Asks for the wishes of this user in the account in use; a guest has none. */
export function useSettings() {
  const { api } = useKernel();
  const key = useSettingsKey();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('GET livestock/settings/get', {}, { signal, quiet: true }),
    enabled: key.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Tells whether single keys are shortcuts for this user: not before that is known, and not for a guest. */
export function useHasShortcuts(): boolean {
  return useSettings().data?.keyboardShortcuts ?? false;
}

/** Settings to change; or how they follow from those of now, which another tab or device may have changed. */
type Change = SettingsChange | ((now: UserSettings) => SettingsChange);

/** Changes some settings; the whole page follows at once, and goes back where the server refuses. */
export function useSaveSettings() {
  const { api } = useKernel();
  const queries = useQueryClient();
  const key = useSettingsKey();
  return useMutation({
    mutationKey: key,
    mutationFn: async (change: Change) => {
      const settings =
        typeof change === 'function'
          ? change(await api.call('GET livestock/settings/get', {}, QUIET))
          : change;
      return api.call('POST livestock/settings/update', { settings }, QUIET);
    },
    onMutate: (change) => {
      const before = queries.getQueryData<UserSettings>(key);
      if (before)
        queries.setQueryData(
          key,
          changedSettings(before, typeof change === 'function' ? change(before) : change),
        );
      return before;
    },
    onError: (_error, _settings, before) => queries.setQueryData(key, before),
    onSuccess: (saved) => {
      // The answer to a change that another has followed since is older than what is shown.
      if (queries.isMutating({ mutationKey: key }) === 1) queries.setQueryData(key, saved);
    },
  });
}

const QUIET = { quiet: true } as const;

function useSettingsKey(): readonly string[] {
  const session = useSession();
  return session.status === 'signedIn'
    ? ['settings', session.user, session.account.id]
    : ['settings'];
}
