import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addWeeks, CalendarWeek, mondayOf, weekOf } from '#shared/kernel/calendar-week.ts';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);

describe('the ISO week of a day', () => {
  test.each([
    ['2026-01-01', '2026-W01'],
    ['2025-12-29', '2026-W01'],
    ['2025-12-28', '2025-W52'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2020-12-31', '2020-W53'],
    ['2021-01-03', '2020-W53'],
    ['2024-12-30', '2025-W01'],
    ['2024-02-29', '2024-W09'],
  ])('%s lies in %s', (text, week) => {
    expect(weekOf(day(text))).toBe(week);
  });

  test('the time of day does not matter, in UTC', () => {
    expect(weekOf(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-W09');
    expect(weekOf(new Date('2026-03-02T00:00:00.000Z'))).toBe('2026-W10');
  });
});

describe('weeks and their Mondays', () => {
  test('the Monday of a week is a Monday and lies in the week', () => {
    const days = fc.date({ min: day('1970-01-01'), max: day('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const monday = mondayOf(weekOf(date));
        expect(monday.getUTCDay()).toBe(1);
        expect(weekOf(monday)).toBe(weekOf(date));
        expect(date.getTime() - monday.getTime()).toBeGreaterThanOrEqual(0);
        expect(date.getTime() - monday.getTime()).toBeLessThan(7 * 86_400_000);
      }),
    );
  });

  test.each([
    ['2026-W53', 1, '2027-W01'],
    ['2027-W01', -1, '2026-W53'],
    ['2025-W52', 1, '2026-W01'],
    ['2026-W10', 0, '2026-W10'],
    ['2026-W10', 53, '2027-W10'],
  ])('%s and %i weeks is %s', (week, by, expected) => {
    expect(addWeeks(week, by)).toBe(expected);
  });

  test('weeks that follow each other have names that follow each other', () => {
    for (let week = '2019-W50'; week < '2033-W05'; week = addWeeks(week, 1)) {
      expect(addWeeks(week, 1) > week).toBe(true);
    }
  });
});

describe('the name of a week', () => {
  test.each(['2026-W01', '2026-W53', '2020-W53', '2025-W52'])('%s is one', (week) => {
    expect(CalendarWeek.safeParse(week).success).toBe(true);
  });

  test.each(['2025-W53', '2026-W00', '2026-W54', '2026-W1', '2026W10', '26-W10', '', '0001-W01'])(
    '%s is none',
    (week) => {
      expect(CalendarWeek.safeParse(week).success).toBe(false);
    },
  );
});
