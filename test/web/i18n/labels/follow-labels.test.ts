import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LABELS_FRESH_SECONDS } from '#shared/content/limits.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { LOCALES, type Locale } from '#shared/kernel/locale.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { FakeFailure, fakeServer } from '#test/web/fake-server.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { followLabels } from '#web/i18n/labels/follow-labels.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { createTextStore } from '#web/i18n/text-store.ts';
import { createApiClient } from '#web/kernel/api-client.ts';

type Label = { readonly key: string; readonly label: string };

const labelsOf = (language: Locale, entries: readonly Label[]): Entity =>
  entityOf('i18nlabels', { language, entries });
const built = { key: 'action.apply', de_DE: 'Übernehmen', en_GB: 'Apply' };

/** A page whose labels lie on a server that knows these. */
async function openPage(
  locale: Locale,
  stored: Entity[] | FakeFailure,
  labelled: readonly Locale[] = LOCALES,
) {
  const server = fakeServer({
    'POST search/search/execute': () => {
      if (stored instanceof FakeFailure) throw stored;
      return { items: stored, next: null, total: stored.length };
    },
  });
  const api = createApiClient({
    fetch: server.fetch,
    base: '/api/',
    token: async () => null,
    renewed: async () => null,
    wait: () => Promise.resolve(),
  });
  const store = createTextStore(locale, (key) => {
    throw new Error(`${key} is broken`);
  });
  await store.need(['shell']);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const reported: string[] = [];
  let now = 0;
  const told: string[] = [];
  api.on(({ type }) => told.push(type));
  const reportError = (error: unknown) => reported.push(String(error));
  followLabels({ api, reportError, now: () => now }, store, page, labelled);
  return {
    store,
    reported,
    told,
    calls: server.calls,
    t: (key: MessageKey, values = {}) => store.state.get().texts.t(key, values),
    lookAgainAfter: (ms: number) => {
      now += ms;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('a label stands in place of the built-in text, a plural by the rules of its language', async () => {
  const { t } = await openPage('de_DE', [
    labelsOf('de_DE', [
      { key: built.key, label: 'Passt so' },
      { key: 'list.more', label: '{count, plural, one {noch eines} other {noch # davon}}' },
    ]),
  ]);
  expect(t('action.apply')).toBe(built.de_DE);
  await waitFor(() => expect(t('action.apply')).toBe('Passt so'));
  expect([1, 5].map((count) => t('list.more', { count }))).toEqual(['noch eines', 'noch 5 davon']);
});

test('a language without a catalogue is added by labels alone; what they lack falls back', async () => {
  hideMessages('da_DK');
  const { t, calls } = await openPage('da_DK', [
    labelsOf('da_DK', [{ key: built.key, label: 'Anvend' }]),
    labelsOf('en_GB', [{ key: 'action.cancel', label: 'Never mind' }]),
  ]);
  await waitFor(() => expect(t('action.apply')).toBe('Anvend'));
  expect([t('action.cancel'), t('action.save')]).toEqual(['Never mind', 'Save']);
  expect(calls).toMatchObject([
    { input: { attributeFilter: { field: 'language', value: ['da_DK', 'en_GB'] } } },
  ]);
});

test('parts that come later, and another language, have their labels, too', async () => {
  const { t, store } = await openPage('de_DE', [
    labelsOf('de_DE', [{ key: 'home.title', label: 'Grüß Gott' }]),
    labelsOf('en_GB', [{ key: built.key, label: 'Go on' }]),
  ]);
  await waitFor(() => expect(t('home.title')).toBe('Grüß Gott'));
  await store.need(['home']);
  expect(t('home.title')).toBe('Grüß Gott');
  await store.setLocale('en_GB');
  await waitFor(() => expect(t('action.apply')).toBe('Go on'));
});

test('a label that cannot be shown leaves the built-in text, and is reported once', async () => {
  const { t, reported } = await openPage('de_DE', [
    labelsOf('de_DE', [
      { key: built.key, label: '{broken' },
      { key: 'list.more', label: '{nobody} sagt wie viele' },
      { key: 'action.cancel', label: 'Lieber nicht' },
    ]),
  ]);
  await waitFor(() => expect(t('action.cancel')).toBe('Lieber nicht'));
  expect(t('action.apply')).toBe(built.de_DE);
  expect([t('list.more', { count: 5 }), t('list.more', { count: 5 })]).toEqual(
    Array(2).fill((await builtIn('list.more'))(5)),
  );
  expect(reported).toEqual([
    'Error: The label action.apply of de_DE cannot be shown',
    'Error: The label list.more of de_DE cannot be shown',
  ]);
});

test('a server that fails leaves the page as it is, and tells nobody', async () => {
  const { t, calls, told } = await openPage('de_DE', new FakeFailure(500, 'internal'));
  await waitFor(() => expect(told).toContain('end'));
  expect([t('action.apply'), calls.length]).toEqual([built.de_DE, 1]);
  expect(told).toEqual(['start', 'end']);
});

test('a page that is looked at again after a minute asks for the newest labels', async () => {
  const stored = [labelsOf('de_DE', [{ key: built.key, label: 'Passt so' }])];
  const { t, calls, lookAgainAfter } = await openPage('de_DE', stored);
  await waitFor(() => expect(t('action.apply')).toBe('Passt so'));
  lookAgainAfter(59_000);
  expect(calls).toHaveLength(1);
  stored[0] = labelsOf('de_DE', []);
  lookAgainAfter(1_000);
  await waitFor(() => expect(t('action.apply')).toBe(built.de_DE));
  expect(calls).toHaveLength(2);
});

/** How the product itself says it. */
async function builtIn(key: 'list.more') {
  const store = createTextStore('de_DE', () => {});
  await store.need(['shell']);
  return (count: number) => store.state.get().texts.t(key, { count });
}

test('a language without labels at the start is asked for later only', async () => {
  const stored = [labelsOf('de_DE', [{ key: built.key, label: 'Passt so' }])];
  const { t, calls, lookAgainAfter } = await openPage('de_DE', stored, ['fr_FR']);
  expect(calls).toEqual([]);
  lookAgainAfter(LABELS_FRESH_SECONDS * 1000);
  await waitFor(() => expect(t(built.key as MessageKey)).toBe('Passt so'));
});
