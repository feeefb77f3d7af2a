import { type UserSettings, useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import type { SavedView } from './view-list.ts';

/** The views of a list that a user keeps, and the call that changes them. */
export type ViewStore = {
  readonly views: readonly SavedView[];
  readonly isKnown: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Changes the views as they are stored then. */
  readonly change: (next: (views: readonly SavedView[]) => SavedView[]) => Promise<unknown>;
};

/** Returns the user's views of a list, by the name of the list. */
export function useListViews(list: string): ViewStore {
  const { data: settings } = useSettings();
  const save = useSaveSettings();
  const viewsOf = ({ listViews }: Pick<UserSettings, 'listViews'>) => listViews[list] ?? [];
  return {
    views: settings === undefined ? [] : viewsOf(settings),
    isKnown: settings !== undefined,
    isBusy: save.isPending,
    error: save.error,
    change: (next) => save.mutateAsync((now) => ({ listViews: { [list]: next(viewsOf(now)) } })),
  };
}
