import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import { type Locale, languageOf, toLanguageTag } from '#shared/kernel/locale.ts';
import type { MessageKey } from './parts.ts';

type TextValues = Readonly<Record<string, string | number | Date>>;
export type RichValues = Readonly<
  Record<string, string | number | Date | ReactNode | ((parts: ReactNode[]) => ReactNode)>
>;

/** ICU text, or what `precompile-messages.ts` made of it. */
export type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

/** One catalogue of the fallback chain. */
export type Catalogue = {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, Message>>;
};

export type Translate = (key: MessageKey, values?: TextValues) => string;
export type Texts = {
  readonly locale: Locale;
  readonly t: Translate;
  /** Returns the text of any key, such as `errors.<code>` of a server answer; undefined when no catalogue has it. */
  readonly find: (key: string, values?: TextValues) => string | undefined;
  /** Returns a text with elements as values, and the language in which it was found. */
  readonly rich: (key: MessageKey, values: RichValues) => { node: ReactNode; locale: Locale };
};

/**
 * Returns the texts of a locale, looked up message by message along the chain. Each catalogue formats with its own
 * language's rules, so that a borrowed text has the right plural, and numbers as they are written where the reader is
 * (`2’000` in Switzerland). A message that cannot be formatted is reported and the next language tried.
 */
export function createTexts(
  locale: Locale,
  chain: readonly Catalogue[],
  onBroken: (key: string, locale: Locale, error: unknown) => void,
): Texts {
  const languages = chain.map((catalogue) => createLanguage(catalogue, locale));

  const format = (key: string, values: RichValues = {}) => {
    for (const language of languages) {
      if (!language.has(key)) continue;
      try {
        return { parts: language.format(key, values), locale: language.locale };
      } catch (error) {
        onBroken(key, language.locale, error);
      }
    }
    return undefined;
  };
  const find: Texts['find'] = (key, values) => {
    const text = format(key, values);
    return text && String(text.parts);
  };

  return {
    locale,
    find,
    t: (key, values) => find(key, values) ?? key,
    rich: (key, values) => {
      const text = format(key, values);
      const parts = text?.parts ?? key;
      // The parts are given one by one, as children: in an array each element would need a key.
      const node = Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
      return { node, locale: text?.locale ?? locale };
    },
  };
}

export const HAS_SYNTAX = /[{<'#]/;

function createLanguage({ locale, messages }: Catalogue, reader: Locale) {
  const tag = toLanguageTag(languageOf(reader) === languageOf(locale) ? reader : locale);
  const formatters = new Map<string, IntlMessageFormat>();
  const formatterOf = (key: string, message: Message) => {
    const known = formatters.get(key);
    if (known) return known;
    const formatter = new IntlMessageFormat(message, tag);
    formatters.set(key, formatter);
    return formatter;
  };
  return {
    locale,
    has: (key: string) => Object.hasOwn(messages, key),
    format: (key: string, values: RichValues): ReactNode => {
      const message = messages[key] ?? '';
      if (typeof message === 'string' && !HAS_SYNTAX.test(message)) return message;
      return formatterOf(key, message).format<ReactNode>({ ...values });
    },
  };
}
