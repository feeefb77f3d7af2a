import { useMemo } from 'react';
import { fallbackChain, LOCALES, type Locale } from '#shared/kernel/locale.ts';
import { languageOf } from '#web/i18n/text-locale.ts';
import { useSite } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

type Languages = {
  /**
   * The languages that a country of the website speaks, each without its variants: readers in Austria may get German
   * of Germany.
   */
  readonly needed: readonly Locale[];
  readonly others: readonly Locale[];
};

/** Returns the languages in which an entry should have a name. */
export function useNeededLanguages(): Languages {
  const { languages } = useSite();
  const { data: countries } = useEntityList('country');
  return useMemo(() => {
    const spoken = (countries ?? [])
      .filter(({ data }) => data.enabledForWebsite)
      .flatMap(({ data }) => data.languages);
    const needed = spokenLanguages([...languages, ...spoken]);
    return { needed, others: LOCALES.filter((locale) => !needed.includes(locale)) };
  }, [countries, languages]);
}

/** Returns the languages in which readers of these locales find their texts, each once. */
export function spokenLanguages(locales: readonly Locale[]): Locale[] {
  const wanted = new Set(locales.map(withoutVariant));
  return LOCALES.filter((locale) => wanted.has(locale));
}

/** Returns `de_AT` → `de_DE`: the last locale of the same language that it falls back to. */
function withoutVariant(locale: Locale): Locale {
  const same = fallbackChain(locale).filter((other) => languageOf(other) === languageOf(locale));
  return same.at(-1) ?? locale;
}
