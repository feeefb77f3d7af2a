// @vitest-environment node
import { expect, test } from 'vitest';
import { pageTexts } from '#infra/demo/content/page-texts.ts';
import { HELP_PAGE } from '#shared/content/usage-keys.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { swissGerman } from '#shared/kernel/swiss-german.ts';
import { messageFiles, readMessages } from '#texts/message-files.ts';

const HELP = pageTexts(HELP_PAGE).content;

/** Returns the words of the screen that a line names: they stand in quotation marks. */
const quotedIn = (line: string): string[] =>
  [...line.matchAll(/„([^“”]+)[“”]|“([^”]+)”|”([^”]+)”|«\s?([^»]+?)\s?»|‘([^’]+)’/g)].flatMap(
    ([, ...marks]) => marks.filter((words) => words !== undefined),
  );

const messagesOf = async (locale: Locale): Promise<Readonly<Record<string, string>>> =>
  Object.assign(
    {},
    ...(await Promise.all(messageFiles(locale).map(({ path }) => readMessages(path)))),
  );

const linesOf = (locale: Locale) =>
  (HELP.find(({ lang }) => lang === locale)?.content ?? '').split('\n');

const german = await messagesOf('de_DE');
/** The messages that each line of the German page names, by their keys. */
const named = linesOf('de_DE').map((line) =>
  quotedIn(line).map((words) => Object.keys(german).filter((key) => german[key] === words)),
);

test.each(HELP.map(({ lang }) => lang))(
  'the help of %s names buttons by their words',
  async (lang) => {
    const messages = lang === 'de_CH' ? swissGerman(german) : await messagesOf(lang);
    const lines = linesOf(lang);
    const wrong = named.flatMap((buttons, at) => {
      const said = quotedIn(lines[at] ?? '');
      const isSaid = (keys: readonly string[], nth: number) =>
        keys.some((key) => messages[key] === said[nth]);
      return said.length === buttons.length && buttons.every(isSaid) ? [] : [lines[at]];
    });
    expect(wrong).toEqual([]);
  },
);
