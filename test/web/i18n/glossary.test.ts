// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { LOCALES, type Locale } from '#shared/kernel/locale.ts';
import { MESSAGES, messageFiles, readMessages } from '#texts/message-files.ts';

/** The words that a language keeps to: stems that stand for an English term, and those that must stand nowhere. */
const Glossary = z.strictObject({
  address: z.string().min(20),
  terms: z
    .array(
      z.strictObject({
        en: z.string(),
        say: z.array(z.string()).min(1),
        not: z.array(z.string()),
      }),
    )
    .min(30),
});

const glossaryOf = (locale: Locale) => `${MESSAGES}/${locale}/glossary.json`;

/** Leaves out the names of values and the addresses of links, which are no words. */
const wordsOf = (message: string) => message.replace(/\{\w+[,}]|\]\(\/[^)]*\)/g, '');

const PAGES = fileURLToPath(new URL('../../../infra/demo/content/pages', import.meta.url));

/** Returns the lines of the first pages of a site by page and line, which are the same in every language. */
const pageLines = (locale: Locale): [string, string][] =>
  readdirSync(PAGES).flatMap((page) =>
    readFileSync(`${PAGES}/${page}/${locale}.md`, 'utf8')
      .split('\n')
      .map((line, at): [string, string] => [`${page}:${at + 1}`, line]),
  );

/** Resolves to what is said in a language, by its key or its place: the messages and the first pages. */
async function textsOf(locale: Locale): Promise<[string, string][]> {
  const files = await Promise.all(messageFiles(locale).map(({ path }) => readMessages(path)));
  return [...files.flatMap((messages) => Object.entries(messages)), ...pageLines(locale)];
}

const english = (await textsOf('en_GB')).map(([key, message]) => [key, wordsOf(message)] as const);
const meant = new Map<string, ReadonlySet<string>>();
/** The texts that speak of an English term, which most languages have in their glossary. */
function keysOf(term: string): ReadonlySet<string> {
  const isMeant = new RegExp(`\\b${term}\\b`, 'i');
  const keys =
    meant.get(term) ?? new Set(english.flatMap(([key, text]) => (isMeant.test(text) ? [key] : [])));
  meant.set(term, keys);
  return keys;
}

test.each(LOCALES.filter((locale) => existsSync(glossaryOf(locale))))(
  '%s says the words of its glossary, and none that it refuses',
  async (locale) => {
    const { terms } = Glossary.parse(JSON.parse(readFileSync(glossaryOf(locale), 'utf8')));
    const rules = terms.map(({ en, say, not }) => ({
      en,
      say,
      keys: keysOf(en),
      refused: not.map((word) => ({ word, isSaid: new RegExp(`(?<!\\p{L})${word}`, 'u') })),
    }));
    const wrong = (await textsOf(locale)).flatMap(([key, message]) => {
      const text = wordsOf(message).toLocaleLowerCase(locale.slice(0, 2));
      return rules.flatMap(({ en, say, keys, refused }) => [
        ...(keys.has(key) && !say.some((stem) => text.includes(stem))
          ? [`${key} (${en}): ${message}`]
          : []),
        ...refused
          .filter(({ word, isSaid }) => text.includes(word) && isSaid.test(text))
          .map(({ word }) => `${key} says ${word}: ${message}`),
      ]);
    });
    expect(wrong).toEqual([]);
  },
);
