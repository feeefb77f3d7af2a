// @vitest-environment node
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { begunLocales, messageFiles, missingMessages, readMessages } from '#texts/message-files.ts';
import { labelProblem } from '#web/features/administration/labels/check-label.ts';
import { pluralsOf, sampleValues } from '#web/features/administration/labels/message-parts.ts';

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
      const source = german.get(key);
      expect(source, `${key} is no key`).toBeDefined();
      expect({ key, ...labelProblem(text, source ?? '', locale) }).toEqual({ key });
      expect(text.trim(), key).toBe(text);
      const message = parse(text);
      const format = new IntlMessageFormat(message, toLanguageTag(locale));
      expect(String(format.format({ ...sampleValues(message, 2) })), key).not.toBe('');
      // "one" is 0 in French and 21 in Croatian: a number is written by #, never as a digit.
      const single = pluralsOf(message).flatMap(({ options }) => options.one?.value ?? []);
      const digits = single.filter(isLiteralElement).filter(({ value }) => /\d/.test(value));
      expect(digits, key).toEqual([]);
    }
  },
);

test('Switzerland reads no ß, and its own words for an application and a permission', async () => {
  const swiss = await messagesOf('de_CH');
  const shown = [...german].map(([key, text]) => [key, swiss.get(key) ?? text]);
  const foreign =
    /ß|Antr[aä]g|(?<![Bb]e)antr[aä]g|[Gg]enehmig|(?:[Dd]e|[Ee]ine|Ihre|diese)[rn] Gesuch\b/;
  expect(shown.filter(([, text]) => foreign.test(text ?? ''))).toEqual([]);
});
