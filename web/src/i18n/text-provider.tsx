import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
} from 'react';
import { type Labels, labelIn } from '#shared/kernel/label.ts';
import { type Locale, languageOf, toLanguageTag } from '#shared/kernel/locale.ts';
import { useValue } from '#web/kernel/value.ts';
import { errorText } from './error-text.ts';
import { createFormats, type Formats } from './formats.ts';
import type { MessageKey } from './parts.ts';
import { textLocale } from './text-locale.ts';
import type { TextStore } from './text-store.ts';
import type { RichValues, Texts, Translate } from './texts.ts';

type Language = { readonly store: TextStore; readonly texts: Texts; readonly formats: Formats };

export const LanguageContext = createContext<Language | null>(null);

export function TextProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const { texts } = useValue(store.state);
  const clock = useValue(store.clock);
  const language = useMemo(
    () => ({ store, texts, formats: createFormats(texts.locale, texts.t, clock) }),
    [store, texts, clock],
  );
  useLayoutEffect(() => {
    const locale = textLocale(texts.locale);
    document.documentElement.lang = toLanguageTag(locale);
    document
      .querySelector('link[rel="manifest"]')
      ?.setAttribute('href', `/manifest.${languageOf(locale)}.webmanifest`);
  }, [texts.locale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('TextProvider is missing above this component');
  return language;
}

/** Returns the texts of the page's language as strings: `t('home.title')`. */
export function useText(): Translate {
  return useLanguage().texts.t;
}
/** Returns the formats of numbers, days and weeks in the page's language. */
export function useFormats(): Formats {
  return useLanguage().formats;
}
export function useLocale(): Locale {
  return useLanguage().texts.locale;
}
/** Returns the texts for keys that are found out, such as those of failures: their part may come later. */
export function useTexts(): Texts {
  const { store, texts } = useLanguage();
  useValue(store.state);
  return texts;
}
export function useTextStore(): TextStore {
  return useLanguage().store;
}

/** Returns the value of `lang` for a text in this language: none where the texts of the page are in the same. */
function langOf(locale: Locale, page: Locale): string | undefined {
  return languageOf(locale) === languageOf(textLocale(page)) ? undefined : toLanguageTag(locale);
}

/** A text that stands alone, as that of an option, with its `lang` where the texts around it are in another language. */
export type Labelled = { readonly label: string; readonly lang?: string | undefined };

/** Returns a function that gives the label of a thing that stands alone: `{ value, ...labelled(labels, id) }`. */
export function useLabelled(): (labels: Labels | undefined, otherwise?: string) => Labelled {
  const locale = useLocale();
  return (labels = [], otherwise = '') => {
    const text = labelIn(labels, locale);
    return text ? { label: text.label, lang: langOf(text.lang, locale) } : { label: otherwise };
  };
}

/**
 * Returns a function that gives the label of a thing as a part of a longer string, which cannot say the language of
 * its parts.
 */
export function useLabel(): (labels: Labels | undefined, otherwise?: string) => string {
  const labelled = useLabelled();
  return (labels, otherwise) => labelled(labels, otherwise).label;
}

/** Shows a text with elements in it; marked with `lang` when another language had to lend it. */
export function T({ id, values = {} }: { id: MessageKey; values?: RichValues }) {
  const { texts } = useLanguage();
  const { node, locale } = texts.rich(id, values);
  const lang = langOf(locale, texts.locale);
  return lang ? <span lang={lang}>{node}</span> : node;
}

/**
 * Returns a function that gives failures in the reader's language. Their catalogue comes with the first component
 * that may need it.
 */
export function useErrorText(): (error: unknown) => string {
  const texts = useTexts();
  const store = useTextStore();
  useEffect(() => {
    store.need(['errors']).catch(() => {});
  }, [store]);
  return (error) => errorText(texts, error);
}
