import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';
import { allParts, loadCatalogue } from '#web/i18n/catalogues.ts';
import type { Part } from '#web/i18n/parts.ts';
import { HAS_SYNTAX, type Message } from '#web/i18n/texts.ts';

/** A message of the product, as it is built in. */
export type BuiltMessage = {
  readonly key: string;
  readonly german: string;
  readonly english: string;
  /** The text in the language itself, or in the one that it is a variant of; undefined where nobody has written it. */
  readonly own: string | undefined;
  /** Length of the longest text that stands in its place, in any language. */
  readonly longest: number;
};

/** Loads every message of the product, with its text in a language. */
export async function loadBuiltMessages(locale: Locale): Promise<BuiltMessage[]> {
  const same = ownLanguageChain(locale);
  const parts = await Promise.all(
    (await allParts()).map(async (part) => {
      const [german, english, ...own] = await Promise.all(
        ['de_DE' as const, 'en_GB' as const, ...same].map((language) => textsOf(part, language)),
      );
      return [...(german ?? [])].map(([key, source]) => {
        const inEnglish = english?.get(key) ?? source;
        return {
          key,
          german: source,
          english: inEnglish,
          own: own.map((texts) => texts.get(key)).find((text) => text !== undefined),
          longest: Math.max(source.length, inEnglish.length),
        };
      });
    }),
  );
  return parts.flat();
}

async function textsOf(part: Part, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const { messages } = await loadCatalogue(locale, part);
  return new Map(Object.entries(messages).map(([key, message]) => [key, textOf(message)]));
}

/** Returns a message as it is typed: built ones are parsed already. Both ways give the same text. */
function textOf(message: Message): string {
  if (typeof message !== 'string') return printAST(message);
  return HAS_SYNTAX.test(message) ? printAST(parse(message)) : message;
}
