import type { SettingsChange } from '#shared/settings/settings.ts';
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
export const useListViews = (list: string): ViewStore =>
  useViewStore(
    ({ listViews }) => listViews[list] ?? [],
    (views) => ({ listViews: { [list]: views } }),
  );

/** Returns views by where they lie in the settings. */
export function useViewStore(
  viewsOf: (settings: UserSettings) => readonly SavedView[],
  changeOf: (views: SavedView[], settings: UserSettings) => SettingsChange,
): ViewStore {
  const { data: settings } = useSettings();
  const save = useSaveSettings();
  return {
    views: settings === undefined ? [] : viewsOf(settings),
    isKnown: settings !== undefined,
    isBusy: save.isPending,
    error: save.error,
    change: (next) => save.mutateAsync((now) => changeOf(next(viewsOf(now)), now)),
  };
}
