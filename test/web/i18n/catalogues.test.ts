// @vitest-environment node
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LABEL_LENGTH } from '#shared/kernel/label.ts';
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
  expect(german.size).toBeGreaterThan(2000);
  expect([...(await missingMessages('de_DE'))]).toEqual([]);
  expect([...(await missingMessages('en_GB'))]).toEqual([]);
});

test.each(begunLocales())(
  '%s: each message can be formatted, takes the values of German and has the plurals of its language',
  async (locale) => {
    const messages = [...(await messagesOf(locale))];
    expect(messages.flatMap(([key, text]) => faultsOf(locale, key, text))).toEqual([]);
  },
);

/** Nothing that ICU reads. */
const isPlain = (text: string) => !/[{}<>'#]/.test(text);

/** An expectation for each of 40,000 messages would take most of the time, and so would parsing what is plain words. */
function faultsOf(locale: Locale, key: string, text: string): unknown[] {
  const source = german.get(key);
  if (source === undefined) return [`${key} is no key`];
  if (isPlain(text) && isPlain(source) && text.length <= LABEL_LENGTH) {
    return text === '' || text.trim() !== text ? [`${key} has blanks around it, or nothing`] : [];
  }
  const problem = labelProblem(text, source, locale);
  if (problem !== undefined) return [{ key, ...problem }];
  const message = parse(text);
  const format = new IntlMessageFormat(message, toLanguageTag(locale));
  const isEmpty = String(format.format({ ...sampleValues(message, 2) })) === '';
  // "one" is 0 in French and 21 in Croatian: a number is written by #, never as a digit.
  const single = pluralsOf(message).flatMap(({ options }) => options.one?.value ?? []);
  const hasDigit = single.filter(isLiteralElement).some(({ value }) => /\d/.test(value));
  return [
    ...(isEmpty ? [`${key} shows nothing`] : []),
    ...(text.trim() === text ? [] : [`${key} has blanks around it`]),
    ...(hasDigit ? [`${key} has a digit for one`] : []),
  ];
}

test('Switzerland reads no ß, and its own words for an application and a permission', async () => {
  const swiss = await messagesOf('de_CH');
  const shown = [...german].map(([key, text]) => [key, swiss.get(key) ?? text]);
  const foreign =
    /ß|Antr[aä]g|(?<![Bb]e)antr[aä]g|[Gg]enehmig|(?:[Dd]e|[Ee]ine|Ihre|diese)[rn] Gesuch\b/;
  expect(shown.filter(([, text]) => foreign.test(text ?? ''))).toEqual([]);
});
