import { defined } from '#shared/kernel/defined.ts';
import type { ViewStore } from '#web/components/saved-views/use-list-views.ts';
import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';

/** Returns the user's views of the list of requests; they stand beside its columns. */
export function useRequestViews(): ViewStore {
  const { data: settings } = useSettings();
  const save = useSaveSettings();
  const { columns, views = [] } = settings?.requestList ?? {};
  return {
    views,
    isKnown: settings !== undefined,
    isBusy: save.isPending,
    error: save.error,
    put: (next) => save.mutateAsync({ requestList: { views: next, ...defined({ columns }) } }),
  };
}
