import { describe, expect, test } from 'vitest';
import { addWeeks } from '#shared/kernel/calendar-week.ts';
import { PAST_WEEKLY_ROWS } from '#shared/offers/limits.ts';
import { Offer, type WeekStatus } from '#shared/offers/offer.ts';
import { latestWeek } from '#shared/offers/preorder-dates.ts';
import { weekDays, weeklyProblems, withPastWeeks } from '#shared/offers/weekly-rows.ts';

const THIS_WEEK = '2026-W10';
const row = (calendarWeek: string, available = 100): WeekStatus => ({
  calendarWeek,
  ...weekDays(calendarWeek),
  available,
});
const problemsOf = (rows: readonly WeekStatus[], before: readonly WeekStatus[] = []) =>
  weeklyProblems(rows, before, THIS_WEEK).map(({ path, error }) => `${path} ${error.code}`);

describe('the days of a week', () => {
  test.each([
    ['2026-W10', '2026-03-02', '2026-03-08'],
    ['2026-W53', '2026-12-28', '2027-01-03'],
    ['2025-W01', '2024-12-30', '2025-01-05'],
  ])('%s goes from %s to %s', (week, from, to) => {
    expect(weekDays(week)).toEqual({ from, to });
  });
});

describe('rows by week', () => {
  test('may begin with this week and leave weeks out', () => {
    expect(
      problemsOf([row('2026-W10'), row('2026-W11'), row('2026-W53'), row('2027-W01')]),
    ).toEqual([]);
  });

  test.each<[string, WeekStatus[], string[]]>([
    [
      'a week twice',
      [row('2026-W11'), row('2026-W11', 5)],
      ['statusWeekly.1.calendarWeek offers.weeksNotInOrder'],
    ],
    [
      'a later week first',
      [row('2026-W12'), row('2026-W11')],
      ['statusWeekly.1.calendarWeek offers.weeksNotInOrder'],
    ],
    [
      'another first day',
      [{ ...row('2026-W11'), from: '2026-03-10' }],
      ['statusWeekly.0.from offers.wrongWeekDays'],
    ],
    [
      'another last day',
      [row('2026-W10'), { ...row('2026-W11'), to: '2026-03-16' }],
      ['statusWeekly.1.to offers.wrongWeekDays'],
    ],
    [
      'a week that has passed',
      [row('2026-W09'), row('2026-W10')],
      ['statusWeekly.0.calendarWeek offers.pastWeek'],
    ],
  ])('refuse %s', (_, rows, problems) => {
    expect(problemsOf(rows)).toEqual(problems);
  });

  test('may hold a week that has passed as it was, and not otherwise', () => {
    const before = [row('2026-W09', 7)];
    expect(problemsOf([row('2026-W09', 7)], before)).toEqual([]);
    expect(problemsOf([row('2026-W09', 8)], before)).toEqual([
      'statusWeekly.0.calendarWeek offers.pastWeek',
    ]);
  });

  test('may hold a week that has gone from the offer since the rows were read', () => {
    const before = [row('2026-W09', 7)];
    const gone = row(addWeeks(THIS_WEEK, -PAST_WEEKLY_ROWS), 3);
    expect(problemsOf([gone, ...before], before)).toEqual([]);
    expect(problemsOf([row('2026-W08', 3), ...before], before)).toEqual([
      'statusWeekly.0.calendarWeek offers.pastWeek',
    ]);
  });
});

describe('the rows that are stored', () => {
  test('keep the weeks that have passed, sent or not, and replace the others', () => {
    const before = [row('2026-W08'), row('2026-W09'), row('2026-W10'), row('2026-W11')];
    const sent = [row('2026-W09'), row('2026-W12', 5)];
    expect(withPastWeeks(sent, before, THIS_WEEK)).toEqual([
      row('2026-W08'),
      row('2026-W09'),
      row('2026-W12', 5),
    ]);
  });

  test('keep the past for a year', () => {
    const before = Array.from({ length: 60 }, (_, index) => row(addWeeks(THIS_WEEK, index - 60)));
    expect(withPastWeeks([], before, THIS_WEEK)).toEqual(before.slice(-PAST_WEEKLY_ROWS));
  });

  test('fit an offer on a Sunday, when the year ahead reaches into one week more', () => {
    const before = Array.from({ length: 60 }, (_, index) => row(addWeeks(THIS_WEEK, index - 60)));
    const sunday = weekDays(THIS_WEEK).to;
    const sent: WeekStatus[] = [];
    for (let week = THIS_WEEK; week <= latestWeek(sunday); week = addWeeks(week, 1))
      sent.push(row(week));
    const stored = withPastWeeks(sent, before, THIS_WEEK);
    expect(stored.slice(-sent.length)).toEqual(sent);
    expect(Offer.shape.statusWeekly.safeParse(stored).success).toBe(true);
  });
});
