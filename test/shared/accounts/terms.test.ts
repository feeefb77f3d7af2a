import { expect, test } from 'vitest';
import { areTermsOutdated, termsChangesSince } from '#shared/accounts/terms.ts';

const lastUpdated = '2026-01-01T00:00:00.000Z';

test('only who accepted other terms is asked again', () => {
  const accepted = (tosVersion: string) => ({
    supExtra: { tosAcceptedOn: lastUpdated, tosVersion },
  });
  expect(areTermsOutdated(accepted('2025-1'), lastUpdated)).toBe(true);
  expect(areTermsOutdated(accepted(lastUpdated), lastUpdated)).toBe(false);
  expect(areTermsOutdated({ supExtra: {} }, lastUpdated)).toBe(false);
  expect(areTermsOutdated(accepted('2025-1'), undefined)).toBe(false);
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
])('what is new for who accepted: %s', (_, supExtra, summaries) => {
  const news = termsChangesSince({ changes }, supExtra);
  expect(news.map(({ summary }) => summary[0]?.label)).toEqual(summaries);
});
