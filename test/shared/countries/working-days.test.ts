import { describe, expect, test } from 'vitest';
import { HolidayRule } from '#shared/countries/holiday-rule.ts';
import {
  addWorkingDays,
  easterOf,
  endOfDay,
  holidayDay,
  isWorkingDay,
  orthodoxEasterOf,
  startOfDay,
} from '#shared/countries/working-days.ts';
import { testId } from '#test/support/test-id.ts';

describe('Easter', () => {
  test.each([
    [1961, '1961-04-02', '1961-04-09'],
    [2000, '2000-04-23', '2000-04-30'],
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2038, '2038-04-25', '2038-04-25'],
    [2049, '2049-04-18', '2049-04-25'],
  ])('%i', (year, western, orthodox) => {
    expect([easterOf(year), orthodoxEasterOf(year)]).toEqual([western, orthodox]);
  });
});

describe('the day of a holiday', () => {
  test.each([
    ['05-01', 2026, '2026-05-01'],
    ['easter+0', 2026, '2026-04-05'],
    ['easter-2', 2026, '2026-04-03'],
    ['easter+39', 2026, '2026-05-14'],
    ['easter+60', 2027, '2027-05-27'],
    ['orthodox+1', 2026, '2026-04-13'],
    ['wed>=11-16', 2026, '2026-11-18'],
    ['wed>=11-16', 2022, '2022-11-16'],
    ['sat>=06-20', 2026, '2026-06-20'],
    ['2027-05-04', 2027, '2027-05-04'],
    ['2027-05-04', 2026, undefined],
    ['02-29', 2028, '2028-02-29'],
    ['02-29', 2026, undefined],
    ['2027-02-30', 2027, undefined],
  ])('%s in %i', (on, year, day) => {
    expect(holidayDay({ on }, year)).toBe(day);
  });

  test.each([
    ['5-1', false],
    ['13-01', false],
    ['01-32', false],
    ['easter', false],
    ['easter+100', false],
    ['wed>11-16', false],
    ['wed>=11-16 ', false],
    ['easter+1', true],
    ['2027-05-04', true],
  ])('%s is taken: %s', (on, isTaken) => {
    const rule = { labels: [{ lang: 'de_DE', label: 'Tag' }], on };
    expect(HolidayRule.safeParse(rule).success).toBe(isTaken);
  });
});

const bavaria = testId('bavaria');
const calendar = {
  timeZone: 'Europe/Berlin',
  holidays: [
    { on: 'easter-2', regions: [] },
    { on: 'easter+1', regions: [] },
    { on: '12-25', regions: [] },
    { on: '01-06', regions: [bavaria] },
  ],
};
const inBavaria = { ...calendar, region: bavaria };

describe('working days', () => {
  test.each([
    ['2026-03-05', true],
    ['2026-03-07', false],
    ['2026-03-08', false],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2026-12-25', false],
    ['2026-01-06', true],
  ])('%s is one: %s', (day, isOne) => {
    expect(isWorkingDay(day, calendar)).toBe(isOne);
  });

  test('the holidays of a region count there only', () => {
    expect(isWorkingDay('2026-01-06', inBavaria)).toBe(false);
    expect(isWorkingDay('2026-01-06', { ...calendar, region: testId('hesse') })).toBe(true);
  });

  test.each([
    ['2026-04-01', 1, '2026-04-02'],
    ['2026-04-02', 1, '2026-04-07'],
    ['2026-04-04', 1, '2026-04-07'],
    ['2026-04-02', 10, '2026-04-20'],
    ['2026-04-07', -1, '2026-04-02'],
    ['2026-04-05', -2, '2026-04-01'],
    ['2026-12-23', 3, '2026-12-29'],
    ['2026-04-03', 0, '2026-04-03'],
  ])('%s and %i of them is %s', (day, days, then) => {
    expect(addWorkingDays(day, days, calendar)).toBe(then);
  });
});

describe('a day begins and ends in its country', () => {
  test.each([
    ['Europe/Berlin', '2026-03-05', '2026-03-04T23:00:00.000Z', '2026-03-05T22:59:59.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z'],
    ['Atlantic/Reykjavik', '2026-07-01', '2026-07-01T00:00:00.000Z', '2026-07-01T23:59:59.000Z'],
    ['Asia/Nicosia', '2026-07-01', '2026-06-30T21:00:00.000Z', '2026-07-01T20:59:59.000Z'],
  ])('in %s on %s', (zone, day, begin, end) => {
    expect(startOfDay(day, zone).toISOString()).toBe(begin);
    expect(endOfDay(day, zone).toISOString()).toBe(end);
  });
});
