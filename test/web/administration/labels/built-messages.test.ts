import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { I18N_ENTRIES } from '#shared/content/limits.ts';
import { LABEL_LENGTH } from '#shared/kernel/label.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { loadBuiltMessages } from '#web/features/administration/labels/built-messages.ts';
import { labelProblem } from '#web/features/administration/labels/check-label.ts';

const find = async (locale: Locale, wanted: string) =>
  (await loadBuiltMessages(locale)).find(({ key }) => key === wanted);

test('a language without a catalogue has no text of its own, a variant has that of its language', async () => {
  hideMessages('da_DK');
  expect(await find('da_DK', 'action.apply')).toMatchObject({ own: undefined, english: 'Apply' });
  const austrian = await find('de_AT', 'action.apply');
  expect(austrian?.own).toBe(austrian?.german);
  expect((await find('en_IE', 'action.apply'))?.own).toBe('Apply');
});

test('every message comes once, says the same as the one that is built in, and could be saved as it is', async () => {
  const messages = await loadBuiltMessages('en_GB');
  expect(new Set(messages.map(({ key }) => key)).size).toBe(messages.length);
  const refused = messages.flatMap(({ key, german, english }) => {
    const problem = labelProblem(english, german, 'en_GB');
    return problem === undefined ? [] : [{ key, ...problem }];
  });
  expect(refused).toEqual([]);
});

test('a language can be added whole: there is room for every message, and for each text', async () => {
  const messages = await loadBuiltMessages('da_DK');
  expect(messages.length).toBeLessThan(I18N_ENTRIES / 1.5);
  expect(Math.max(...messages.map(({ longest }) => longest))).toBeLessThanOrEqual(LABEL_LENGTH);
  expect(messages.every(({ german }) => parse(german).length > 0)).toBe(true);
});
