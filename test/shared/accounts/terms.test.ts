import { expect, test } from 'vitest';
import { areTermsOutdated, termsChangesSince, termsVersion } from '#shared/accounts/terms.ts';

const page = { usageKey: 'tos-agr', internalName: 'Terms', title: [], content: [] };
const lastUpdated = '2026-01-01T00:00:00.000Z';

test('the version is the day that an administrator gave, else the revision', () => {
  expect(termsVersion({ rev: 7, data: { ...page, lastUpdated } })).toBe(lastUpdated);
  expect(termsVersion({ rev: 7, data: page })).toBe('revision 7');
});

test('only who accepted other terms is asked again', () => {
  const accepted = (tosVersion: string) => ({
    supExtra: { tosAcceptedOn: lastUpdated, tosVersion },
  });
  expect(areTermsOutdated(accepted('2025-1'), lastUpdated)).toBe(true);
  expect(areTermsOutdated(accepted(lastUpdated), lastUpdated)).toBe(false);
  expect(areTermsOutdated({ supExtra: {} }, lastUpdated)).toBe(false);
  expect(areTermsOutdated(accepted('2025-1'), undefined)).toBe(false);
});

test('who accepted a revision is asked once its page has a version of a later day', () => {
  const accepted = { supExtra: { tosAcceptedOn: lastUpdated, tosVersion: 'revision 7' } };
  expect(areTermsOutdated(accepted, '2025-12-31T00:00:00.000Z')).toBe(false);
  expect(areTermsOutdated(accepted, '2026-01-02T00:00:00.000Z')).toBe(true);
  expect(areTermsOutdated(accepted, 'revision 8')).toBe(true);
});

const summaryOf = (text: string) => [{ lang: 'en_GB' as const, label: text }];
const changes = [
  { version: '2025-01-01T00:00:00.000Z', summary: summaryOf('first') },
  { version: '2026-01-01T00:00:00.000Z', summary: summaryOf('third') },
  { version: '2025-06-01T00:00:00.000Z', summary: summaryOf('second') },
];
test.each([
  ['nobody', {}, []],
  [
    'the version of a day',
    { tosAcceptedOn: '2025-07-01T00:00:00.000Z', tosVersion: '2025-01-01T00:00:00.000Z' },
    ['third', 'second'],
  ],
  [
    'the present one',
    { tosAcceptedOn: '2026-02-01T00:00:00.000Z', tosVersion: '2026-01-01T00:00:00.000Z' },
    [],
  ],
  [
    'a revision, on a day',
    { tosAcceptedOn: '2025-07-01T00:00:00.000Z', tosVersion: 'revision 3' },
    ['third'],
  ],
])('what is new for who accepted: %s', (_, supExtra, summaries) => {
  const news = termsChangesSince({ changes }, supExtra);
  expect(news.map(({ summary }) => summary[0]?.label)).toEqual(summaries);
});
