import { useMemo } from 'react';
import { LOCALES, type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';
import { useSite } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

type Languages = {
  /**
   * The languages of all countries, also of those that are being prepared, each without its variants: readers in
   * Austria may get German of Germany.
   */
  readonly needed: readonly Locale[];
  readonly others: readonly Locale[];
};

/** Returns the languages in which an entry should have a name. */
export function useNeededLanguages(): Languages {
  const { languages } = useSite();
  const { data: countries } = useEntityList('country');
  return useMemo(() => {
    const spoken = (countries ?? []).flatMap(({ data }) => data.languages);
    const needed = spokenLanguages([...languages, ...spoken]);
    return { needed, others: LOCALES.filter((locale) => !needed.includes(locale)) };
  }, [countries, languages]);
}

/** Returns the languages in which readers of these locales find their texts, each once. */
export function spokenLanguages(locales: readonly Locale[]): Locale[] {
  const wanted = new Set(locales.map((locale) => ownLanguageChain(locale).at(-1)));
  return LOCALES.filter((locale) => wanted.has(locale));
}
