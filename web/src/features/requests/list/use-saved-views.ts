import { defined } from '#shared/kernel/defined.ts';
import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';

/** The user's views of the list, by name; one saved under a name that exists takes its place. */
export function useSavedViews() {
  const { data: settings } = useSettings();
  const save = useSaveSettings();
  const { columns, views = [] } = settings?.requestList ?? {};
  const put = (next: typeof views) =>
    save.mutateAsync({
      requestList: { views: next, ...defined({ columns }) },
    });
  return {
    views,
    isKnown: settings !== undefined,
    isBusy: save.isPending,
    error: save.error,
    keep: (name: string, search: string) =>
      put([...views.filter((view) => view.name !== name), { name, search }]),
    remove: (name: string) => put(views.filter((view) => view.name !== name)),
  };
}
