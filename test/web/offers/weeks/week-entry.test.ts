import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import {
  entriesOfRows,
  entryOf,
  mostAnimals,
  parseWeekEntry,
  rowsOfEntries,
  type WeekEntry,
  weekLevel,
  writeWeekEntry,
} from '#web/features/offers/weeks/week-entry.ts';

const words = { full: 'verfügbar', none: 'ausverkauft', later: t('offers.week.later') };

test.each<[string, WeekEntry | null]>([
  ['500', { available: 500, status: 'available' }],
  [' 1.200 ', { available: 1200, status: 'available' }],
  ['1 200', { available: 1200, status: 'available' }],
  ['0', { available: 0, status: 'unavailable' }],
  ['–', { available: 0, status: 'unavailable' }],
  ['-', { available: 0, status: 'unavailable' }],
  ['Ausverkauft', { available: 0, status: 'unavailable' }],
  ['?', { status: 'onRequest' }],
  [t('offers.week.later').toLowerCase(), { status: 'onRequest' }],
  ['+', { status: 'available' }],
  ['verfugbar', { status: 'available' }],
  ['  ', null],
])('"%s" says %j of a week', (text, entry) => {
  expect(parseWeekEntry(text, words)).toEqual({ ok: true, entry });
});

test.each([
  ['abc', 'noNumber'],
  ['-5', 'noNumber'],
  ['2,5', 'noNumber'],
  ['=1+1', 'noNumber'],
  ['10000001', 'tooMany'],
])('"%s" says nothing of a week', (text, reason) => {
  expect(parseWeekEntry(text, words)).toEqual({ ok: false, reason });
});

test.each(['', '500', '–', '?', '+'])('what is written as "%s" is read as the same', (text) => {
  const parsed = parseWeekEntry(text, words);
  expect(parsed.ok && writeWeekEntry(parsed.entry ?? undefined)).toBe(text);
});

test('a week is full from three quarters of the best one on', () => {
  const most = mostAnimals([entryOf(400), entryOf(10), { status: 'onRequest' }]);
  expect(
    [entryOf(300), entryOf(299), entryOf(0), { status: 'onRequest' } as const].map((entry) =>
      weekLevel(entry, most),
    ),
  ).toEqual(['full', 'some', 'none', 'later']);
});

test('a week of an import that says nothing of its animals has none, as for buyers', () => {
  expect(writeWeekEntry({})).toBe('–');
});

test('weeks are sent in order, with their Monday and Sunday, and without what has passed', () => {
  const entries = {
    '2027-W01': entryOf(7),
    '2026-W53': { status: 'onRequest' },
    '2026-W52': entryOf(5),
  } as const;
  const rows = rowsOfEntries(entries, '2026-W53');
  expect(rows).toEqual([
    { calendarWeek: '2026-W53', from: '2026-12-28', to: '2027-01-03', status: 'onRequest' },
    {
      calendarWeek: '2027-W01',
      from: '2027-01-04',
      to: '2027-01-10',
      available: 7,
      status: 'available',
    },
  ]);
  expect(entriesOfRows(rows)).toEqual({
    '2027-W01': entries['2027-W01'],
    '2026-W53': entries['2026-W53'],
  });
});
