import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import type { SavedView } from './view-list.ts';

/** The views of a list that a user keeps, and the calls that change them. */
export type ViewStore = {
  readonly views: readonly SavedView[];
  readonly isKnown: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly put: (next: SavedView[]) => Promise<unknown>;
};

/** Returns the user's views of a list, by the name of the list. */
export function useListViews(list: string): ViewStore {
  const { data: settings } = useSettings();
  const save = useSaveSettings();
  return {
    views: settings?.listViews[list] ?? [],
    isKnown: settings !== undefined,
    isBusy: save.isPending,
    error: save.error,
    put: (next) => save.mutateAsync({ listViews: { [list]: next } }),
  };
}
