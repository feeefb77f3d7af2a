import { SAVED_VIEWS } from '#shared/settings/limits.ts';
import type { UserSettings } from '#web/kernel/use-settings.ts';

export type SavedView = UserSettings['listViews'][string][number];
type Views = readonly SavedView[];

/** Returns the views with one more; it replaces a view of the same name. */
export function withView(views: Views, view: SavedView): SavedView[] {
  return [...withoutView(views, view.name), view];
}

export function withoutView(views: Views, name: string): SavedView[] {
  return views.filter((view) => view.name !== name);
}

/** Returns the views with one of them under another name, in the same order. */
export function renamedView(views: Views, name: string, next: string): SavedView[] {
  return views.map((view) => (view.name === name ? { ...view, name: next } : view));
}

/** Returns why a name cannot be given to a view that is kept; undefined where it can. */
export function keepProblem(views: Views, name: string): 'missing' | 'full' | undefined {
  if (name === '') return 'missing';
  const isNew = views.every((view) => view.name !== name);
  return isNew && views.length >= SAVED_VIEWS ? 'full' : undefined;
}

/** Returns why a view cannot have another name; undefined where it can. */
export function renameProblem(
  views: Views,
  name: string,
  next: string,
): 'missing' | 'taken' | undefined {
  if (next === '') return 'missing';
  return next !== name && views.some((view) => view.name === next) ? 'taken' : undefined;
}
