import { createContext, useContext } from 'react';
import type { SafeStorage } from './safe-storage.ts';
import { keptTheme, showTheme, THEME_KEY, type Theme } from './shown-theme.ts';
import { createValue, type Value } from './value.ts';

export type ThemeChoice = { readonly value: Value<Theme>; readonly choose: (theme: Theme) => void };

/** Follows the theme that is chosen here or in another tab, or the system's; the device keeps the choice. */
export function startTheme(storage: SafeStorage, root: HTMLElement): ThemeChoice {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const value = createValue(keptTheme(storage));
  const show = () => showTheme(value.get(), system.matches, root);
  system.addEventListener('change', show);
  addEventListener('storage', () => value.set(keptTheme(storage)));
  value.subscribe(show);
  show();
  return {
    value,
    choose: (theme) => {
      storage.set(THEME_KEY, theme);
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
