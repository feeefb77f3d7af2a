import { defined } from '#shared/kernel/defined.ts';
import type { Settings, SettingsChange } from './settings.ts';

/** Returns the settings after a change: a list without views, and a file with null for its view, is forgotten. */
export function changedSettings(
  before: Settings,
  { listViews = {}, exportViews = {}, ...others }: SettingsChange,
): Settings {
  const lists = Object.entries({ ...before.listViews, ...listViews });
  const files = Object.entries({ ...before.exportViews, ...exportViews });
  return {
    ...before,
    ...defined(others),
    listViews: Object.fromEntries(lists.filter(([, views]) => views.length > 0)),
    exportViews: Object.fromEntries(
      files.flatMap(([kind, view]) => (view === null ? [] : [[kind, view]])),
    ),
  };
}
