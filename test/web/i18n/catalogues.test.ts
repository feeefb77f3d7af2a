// @vitest-environment node
import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { begunLocales, messageFiles, missingMessages, readMessages } from '#texts/message-files.ts';

/** Names of the arguments of a message, with their kind. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (isPluralElement(element) || isSelectElement(element)) {
      const branches = Object.values(element.options).flatMap((option) =>
        argumentsOf(option.value),
      );
      return [`${element.value}: choice`, ...branches];
    }
    if (isTagElement(element)) return [`<${element.value}>`, ...argumentsOf(element.children)];
    if (isArgumentElement(element)) return [element.value];
    if (isNumberElement(element) || isDateElement(element)) return [`${element.value}: format`];
    return [];
  });
}
const argumentsIn = (text: string) => [...new Set(argumentsOf(parse(text)))].sort();

/** The plurals of a message, also those inside of others. */
function pluralsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    ...(isPluralElement(element) ? [element] : []),
    ...(isPluralElement(element) || isSelectElement(element)
      ? Object.values(element.options).flatMap((option) => pluralsOf(option.value))
      : []),
    ...(isTagElement(element) ? pluralsOf(element.children) : []),
  ]);
}

/** The classes that whole numbers below a million have. */
const classesOf = (locale: Locale) =>
  new Intl.PluralRules(toLanguageTag(locale))
    .resolvedOptions()
    .pluralCategories.filter((name) => !(name === 'many' && /^(es|fr|it)/.test(locale)));

async function messagesOf(locale: Locale): Promise<Map<string, string>> {
  const files = await Promise.all(messageFiles(locale).map(({ path }) => readMessages(path)));
  return new Map(files.flatMap((messages) => Object.entries(messages)));
}
const german = await messagesOf('de_DE');

test('German and English have every message', async () => {
  expect(german.size).toBeGreaterThan(3000);
  expect([...(await missingMessages('de_DE'))]).toEqual([]);
  expect([...(await missingMessages('en_GB'))]).toEqual([]);
});

test.each(begunLocales())(
  '%s: each message can be formatted, takes the values of German and has the plurals of its language',
  async (locale) => {
    for (const [key, text] of await messagesOf(locale)) {
      const values = argumentsIn(german.get(key) ?? '');
      expect({ key, values: argumentsIn(text) }).toEqual({ key, values });
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      for (const plural of pluralsOf(parse(text)).filter(isPluralElement)) {
        const isOneForm = Object.keys(plural.options).every((name) => name === 'other');
        if (isOneForm) continue;
        const has = Object.keys(plural.options);
        expect({ key, has }).toEqual({ key, has: expect.arrayContaining(classesOf(locale)) });
        // "one" is 0 in French and 21 in Croatian: a number is written by #, never as a digit.
        const single = JSON.stringify(plural.options.one?.value.filter(isLiteralElement) ?? []);
        expect(/"value":"[^"]*\d/.test(single), key).toBe(false);
      }
    }
  },
);

test('Switzerland reads no ß', async () => {
  const swiss = await messagesOf('de_CH');
  const shown = [...german].map(([key, text]) => [key, swiss.get(key) ?? text]);
  expect(shown.filter(([, text]) => text?.includes('ß'))).toEqual([]);
});

test.each(begunLocales())('%s has no message that German has not', async (locale) => {
  const keys = [...(await messagesOf(locale)).keys()];
  expect(keys.filter((key) => !german.has(key))).toEqual([]);
});
