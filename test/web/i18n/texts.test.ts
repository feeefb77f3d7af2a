import { expect, test } from 'vitest';
import { fallbackChain, LOCALES, languageOf } from '#shared/kernel/locale.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { isWhole, messageChain, offeredLanguages } from '#web/i18n/catalogues.ts';
import { messages as germanErrors } from '#web/i18n/messages/de_DE/errors.ts';
import { messages as german } from '#web/i18n/messages/de_DE/shell.ts';
import { messages as englishErrors } from '#web/i18n/messages/en_GB/errors.ts';
import { messages as english } from '#web/i18n/messages/en_GB/shell.ts';
import { createTextStore, type TextStore } from '#web/i18n/text-store.ts';
import { createTexts } from '#web/i18n/texts.ts';

const never = () => {
  throw new Error('nothing is broken here');
};

test('a text is looked for message by message along the chain', () => {
  const { t } = createTexts(
    'de_AT',
    [
      { locale: 'de_AT', messages: { 'action.apply': 'Passt' } },
      { locale: 'de_DE', messages: { 'action.apply': 'Übernehmen', 'action.cancel': 'Abbrechen' } },
    ],
    never,
  );
  expect([t('action.apply'), t('action.cancel')]).toEqual(['Passt', 'Abbrechen']);
});

test('a key that no catalogue has is shown itself', () => {
  const texts = createTexts('de_DE', [], never);
  expect([texts.t('action.apply'), texts.find('errors.a.b')]).toEqual(['action.apply', undefined]);
});

test('a broken message is reported, and the next language takes its place', () => {
  const broken: string[] = [];
  const { t } = createTexts(
    'da_DK',
    [
      { locale: 'da_DK', messages: { 'list.more': '{count, plural, one {en}' } },
      { locale: 'en_GB', messages: { 'list.more': '{count, plural, one {# row} other {# rows}}' } },
    ],
    (key, locale) => broken.push(`${locale} ${key}`),
  );
  expect(t('list.more', { count: 2 })).toBe('2 rows');
  expect(broken).toEqual(['da_DK list.more']);
});

test('a borrowed message follows the plural rules of its own language, not the page’s', () => {
  const message = '{count, plural, one {# row} other {# rows}}';
  // In French 0 is "one".
  const { t } = createTexts(
    'fr_FR',
    [{ locale: 'en_GB', messages: { 'list.more': message } }],
    never,
  );
  expect(t('list.more', { count: 0 })).toBe('0 rows');
});

test('a number in a message of the same language is written as the reader’s country has it', () => {
  const messages = { 'list.more': '{count, plural, one {# Zeile} other {# Zeilen}}' };
  const { t } = createTexts('de_CH', [{ locale: 'de_DE', messages }], never);
  const swiss = new Intl.NumberFormat('de-CH').format(2000);
  expect(swiss).not.toBe('2.000');
  expect(t('list.more', { count: 2000 })).toBe(`${swiss} Zeilen`);
});

test('an element may stand in a message, and the language it was found in is told', () => {
  const { rich } = createTexts(
    'de_AT',
    [{ locale: 'de_DE', messages: { 'content.updated': 'Stand: {day}' } }],
    never,
  );
  expect(rich('content.updated', { day: 'heute' })).toEqual({
    node: 'Stand: heute',
    locale: 'de_DE',
  });
});

test('the messages of a reader are those of its chain, up to the first language that is whole', () => {
  expect(messageChain('de_AT')).toEqual(['de_AT', 'de_DE']);
  expect(messageChain('en_DE')).toEqual(['en_DE', 'en_GB']);
  for (const locale of LOCALES) {
    const chain = messageChain(locale);
    expect(fallbackChain(locale).slice(0, chain.length)).toEqual(chain);
    const whole = chain.filter(isWhole);
    expect(new Set(whole.map(languageOf)).size, locale).toBe(1);
    expect(chain.slice(-whole.length)).toEqual(whole);
  }
});

const find = ({ state }: TextStore, key: string) => state.get().texts.find(key);

test('a site offers the languages that are whole, and all while none is', () => {
  hideMessages('lt_LT');
  expect(offeredLanguages(['lt_LT', 'de_AT', 'en_GB'])).toEqual(['de_AT', 'en_GB']);
  expect(offeredLanguages(['lt_LT'])).toEqual(['lt_LT']);
});

test('a change of language brings every part in use, and shows them together', async () => {
  const texts = createTextStore('de_DE', never);
  await texts.need(['shell', 'errors']);
  const change = texts.setLocale('en_GB');
  expect(find(texts, 'action.apply')).toBe(german['action.apply']);
  await change;
  expect(find(texts, 'action.apply')).toBe(english['action.apply']);
  expect(find(texts, 'errors.kernel.internal')).toBe(englishErrors['errors.kernel.internal']);
  expect(find(texts, 'words.farm')).toBeUndefined();
});

test('a part that is asked for while the language changes comes in the new language', async () => {
  const texts = createTextStore('de_DE', never);
  await texts.need(['shell']);
  await Promise.all([texts.need(['errors']), texts.setLocale('en_GB')]);
  expect(find(texts, 'action.apply')).toBe(english['action.apply']);
  expect(find(texts, 'errors.kernel.internal')).toBe(englishErrors['errors.kernel.internal']);
});

test('a part that comes later leaves the texts on the screen as they are', async () => {
  const texts = createTextStore('de_DE', never);
  await texts.need(['shell']);
  const shown = texts.state.get().texts;
  await texts.need(['errors']);
  expect(texts.state.get().texts).toBe(shown);
  expect(find(texts, 'errors.kernel.internal')).toBe(germanErrors['errors.kernel.internal']);
});
