import { useMemo } from 'react';
import { LOCALES, type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';
import { useSite } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import type { EntryData } from './entry/entry-changes.ts';

type Languages = {
  /**
   * The languages of the entry's country, or else of all, also of those that are being prepared, each without its
   * variants: readers in Austria may get German of Germany.
   */
  readonly needed: readonly Locale[];
  readonly others: readonly Locale[];
};

/** Returns the function that tells in which languages an entry should have texts. */
export function useNeededLanguages(): (entry: EntryData) => Languages {
  const { languages } = useSite();
  const { data: countries } = useEntityList('country');
  return useMemo(() => {
    const languagesOf = (locales: readonly Locale[]): Languages => {
      const needed = spokenLanguages(locales);
      return { needed, others: LOCALES.filter((locale) => !needed.includes(locale)) };
    };
    const spoken = (countries ?? []).flatMap(({ data }) => data.languages);
    const all = languagesOf([...languages, ...spoken]);
    const own = new Map(countries?.map(({ id, data }) => [id, languagesOf(data.languages)]));
    return ({ country }) => own.get(String(country)) ?? all;
  }, [countries, languages]);
}

/** Returns the languages in which readers of these locales find their texts, each once. */
export function spokenLanguages(locales: readonly Locale[]): Locale[] {
  const wanted = new Set(locales.map((locale) => ownLanguageChain(locale).at(-1)));
  return LOCALES.filter((locale) => wanted.has(locale));
}
