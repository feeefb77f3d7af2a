import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/kernel/locale.ts';
import { offeredLanguages } from './catalogues.ts';

/**
 * Returns the locale to begin with: the one chosen before, else the first the browser asks for, else the country's
 * first.
 */
export function chooseLocale(
  offered: readonly Locale[],
  chosen: string | null,
  browser: readonly string[],
): Locale {
  const remembered = offered.find((locale) => locale === chosen);
  if (remembered) return remembered;
  for (const wish of browser) {
    const match = matchOf(offered, wish);
    if (match) return match;
  }
  return offered[0] ?? DEFAULT_LOCALE;
}

/** Returns any locale whose messages are whole, before the country is known (and on the maintenance page). */
export function browserLocale(browser: readonly string[], chosen: string | null): Locale {
  const offered = offeredLanguages(LOCALES);
  const languages = browser.some((wish) => matchOf(offered, wish)) ? browser : ['en'];
  return chooseLocale(offered, chosen, languages);
}

function matchOf(offered: readonly Locale[], wish: string): Locale | undefined {
  const tag = wish.replace('-', '_');
  const language = tag.slice(0, 2);
  return (
    offered.find((locale) => locale === tag) ??
    offered.find((locale) => locale === `${language}_${language.toUpperCase()}`) ??
    offered.find((locale) => locale.slice(0, 2) === language)
  );
}
