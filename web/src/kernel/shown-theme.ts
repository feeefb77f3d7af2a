import type { SafeStorage } from './safe-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'theme';

/** Returns the theme that was chosen on this device; `system` where none was. */
export function keptTheme(storage: Pick<SafeStorage, 'get'>): Theme {
  const kept = storage.get(THEME_KEY);
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Shows the page, and the bar of a phone's browser, in a theme; `system` is the device's. */
export function showTheme(chosen: Theme, isSystemDark: boolean, root: HTMLElement): void {
  const isDark = chosen === 'dark' || (chosen === 'system' && isSystemDark);
  const theme = isDark ? 'dark' : 'light';
  root.dataset.theme = theme;
  // The bar knows of the device alone.
  for (const bar of root.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.media = bar.dataset.theme === theme ? 'all' : 'not all';
}
