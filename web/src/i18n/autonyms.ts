import { languageName } from '#shared/kernel/language-name.ts';
import { type Locale, languageOf } from '#shared/kernel/locale.ts';
import { textLocale } from './text-locale.ts';

/**
 * Returns the name of a language among the others offered: without its country when it is the only one of its kind.
 * Where nobody has written the texts in it yet, the language that they come in stands beside it: `Dansk (English)`.
 */
export function autonymOf(locale: Locale, offered: readonly Locale[]): string {
  const siblings = offered.filter((other) => languageOf(other) === languageOf(locale));
  const name = siblings.length > 1 ? languageName(locale) : plainName(locale);
  const texts = textLocale(locale);
  return texts === locale ? name : `${name} (${plainName(texts)})`;
}

const plainName = (locale: Locale): string => languageName(locale).replace(/ \(.*$/, '');
