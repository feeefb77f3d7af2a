import { expect, test } from 'vitest';
import type { WeekStatus } from '#shared/offers/offer.ts';
import { weekShown } from '#shared/offers/week-shown.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';

const row = (calendarWeek: string, more: Partial<WeekStatus> = {}): WeekStatus => ({
  calendarWeek,
  ...weekDays(calendarWeek),
  ...more,
});
const ROWS = [
  row('2026-W48', { available: 100 }),
  row('2026-W49', { available: 0 }),
  row('2026-W50', { available: 900 }),
  row('2026-W51', { status: 'unavailable' }),
  row('2026-W52', { status: 'onRequest' }),
  row('2027-W01', { available: 400 }),
];
const OFFER = { status: 'available', statusWeekly: ROWS } as const;
const ANY = { week: '', before: 0, after: 0 };

test.each([
  ['no wish: the first with animals', ANY, '2026-W48', '2026-W48'],
  ['what has passed is not shown', ANY, '2026-W49', '2026-W50'],
  ['the wanted week', { week: '2026-W52', before: 2, after: 2 }, '2026-W48', '2026-W52'],
  [
    'the earlier of two equally near',
    { week: '2026-W51', before: 1, after: 1 },
    '2026-W48',
    '2026-W50',
  ],
  ['none of those that do', { week: '2026-W51', before: 0, after: 0 }, '2026-W48', undefined],
  ['over the turn of the year', { week: '2026-W53', before: 0, after: 1 }, '2026-W48', '2027-W01'],
  [
    'a wanted week that has passed',
    { week: '2026-W48', before: 0, after: 0 },
    '2026-W49',
    undefined,
  ],
] as const)('%s', (_, wanted, thisWeek, shown) => {
  expect(weekShown(OFFER, wanted, thisWeek)?.calendarWeek).toBe(shown);
});

test('an offer that comes later shows no week before its day', () => {
  const later = { ...OFFER, status: 'later', availableFrom: '2026-12-20' } as const;
  expect(weekShown(later, ANY, '2026-W48')?.calendarWeek).toBe('2026-W52');
  expect(weekShown({ ...OFFER, status: 'unavailable' }, ANY, '2026-W48')).toBeUndefined();
});
