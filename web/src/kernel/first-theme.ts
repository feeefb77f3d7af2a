import { safeStorage } from './safe-storage.ts';
import { keptTheme, showTheme } from './shown-theme.ts';

// Runs before the first picture; `theme.ts` goes on with it.
const chosen = keptTheme(safeStorage(() => localStorage));
showTheme(chosen, matchMedia('(prefers-color-scheme: dark)').matches, document.documentElement);
