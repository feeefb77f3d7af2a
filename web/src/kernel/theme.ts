import { createContext, useContext } from 'react';
import type { SafeStorage } from './safe-storage.ts';
import { createValue, type Value } from './value.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

export type ThemeChoice = { readonly value: Value<Theme>; readonly choose: (theme: Theme) => void };

/** Applies the light or dark theme, as chosen or as the system says; the device keeps the choice. */
export function startTheme(storage: SafeStorage, root: HTMLElement): ThemeChoice {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const value = createValue<Theme>(THEMES.find((theme) => theme === storage.get(KEY)) ?? 'system');
  const apply = () => {
    const isDark = value.get() === 'dark' || (value.get() === 'system' && system.matches);
    const theme = isDark ? 'dark' : 'light';
    root.dataset.theme = theme;
    // The bar of a phone's browser knows of the device alone.
    for (const bar of root.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      bar.media = bar.dataset.theme === theme ? 'all' : 'not all';
  };
  system.addEventListener('change', apply);
  value.subscribe(apply);
  apply();
  return {
    value,
    choose: (theme) => {
      storage.set(KEY, theme);
      value.set(theme);
    },
  };
}

export const ThemeContext = createContext<ThemeChoice | null>(null);

export function useTheme(): ThemeChoice {
  const theme = useContext(ThemeContext);
  if (theme === null) throw new Error('ThemeContext is missing above this component');
  return theme;
}
