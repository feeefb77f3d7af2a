import type { Labels } from '#shared/kernel/label.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** A text of the demo data by language; German always, the others fall back as the locales do. */
export type Texts = {
  readonly de: string;
  readonly en?: string;
  readonly da?: string;
  readonly fr?: string;
  readonly it?: string;
};

const LOCALE_OF = {
  de: 'de_DE',
  en: 'en_GB',
  da: 'da_DK',
  fr: 'fr_FR',
  it: 'it_IT',
} as const satisfies Record<keyof Texts, Locale>;

const LANGUAGES = ['de', 'en', 'da', 'fr', 'it'] as const;

export function labelsOf(texts: Texts): Labels {
  return LANGUAGES.flatMap((language) => {
    const label = texts[language];
    return label === undefined ? [] : [{ lang: LOCALE_OF[language], label }];
  });
}

/** German and English, the two languages that are complete. */
export function text(de: string, en: string): Texts {
  return { de, en };
}
