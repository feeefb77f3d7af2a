import { expect, test } from 'vitest';
import type { Catalogues } from '#web/i18n/catalogue-loads.ts';
import { createTextStore } from '#web/i18n/text-store.ts';
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

function storeOf(locale: 'de_AT' | 'de_DE' | 'hu_HU') {
  const loaded: string[] = [];
  const load = (name: string, messages: object) => async () => {
    loaded.push(name);
    return messages;
  };
  const part = (name: string) => ({
    de_DE: load(`${name} de_DE`, { [`${name}.a`]: 'de a', [`${name}.b`]: 'de b' }),
    de_AT: load(`${name} de_AT`, { [`${name}.a`]: 'at a' }),
    en_GB: load(`${name} en_GB`, { [`${name}.a`]: 'en a', [`${name}.b`]: 'en b' }),
  });
  const catalogues = { shell: part('shell'), errors: part('errors') } as unknown as Catalogues;
  const store = createTextStore(locale, catalogues, never);
  return { store, loaded, find: (key: string) => store.state.get().texts.find(key) };
}

test('only the catalogues of the chain up to a full one are loaded, each once', async () => {
  const { store, loaded, find } = storeOf('de_AT');
  await store.need(['shell']);
  await store.need(['shell']);
  expect(loaded).toEqual(['shell de_AT', 'shell de_DE']);
  expect([find('shell.a'), find('shell.b'), find('errors.a')]).toEqual(['at a', 'de b', undefined]);
});

test('a language without a catalogue borrows from the next of its chain', async () => {
  const { store, loaded, find } = storeOf('hu_HU');
  await store.need(['shell']);
  expect([loaded, find('shell.a')]).toEqual([['shell en_GB'], 'en a']);
});

test('a change of language brings every part in use, and shows them together', async () => {
  const { store, find } = storeOf('de_DE');
  await store.need(['shell', 'errors']);
  const change = store.setLocale('hu_HU');
  expect(find('errors.b')).toBe('de b');
  await change;
  expect([find('shell.a'), find('errors.b')]).toEqual(['en a', 'en b']);
});

test('a part that is asked for while the language changes comes in the new language', async () => {
  const { store, find } = storeOf('de_DE');
  await store.need(['shell']);
  await Promise.all([store.need(['errors']), store.setLocale('hu_HU')]);
  expect([find('shell.a'), find('errors.a')]).toEqual(['en a', 'en a']);
});
