import { describe, expect, test } from 'vitest';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import type { WeekStatus } from '#shared/offers/offer.ts';
import { problemDetail } from '#shared/offers/offer-problem.ts';
import { type Promised, preorderProblems } from '#shared/offers/preorder-problems.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';

const TODAY = '2026-03-05'; // a Thursday of week 10
type Supply = Pick<WeekStatus, 'available' | 'status'>;
const week = (calendarWeek: string, supply: Supply = { available: 100 }): WeekStatus => ({
  calendarWeek,
  ...weekDays(calendarWeek),
  ...supply,
});
const eggs = (more: Partial<Promised> = {}): Promised => ({
  preorder: 'hatchingEggs',
  status: 'available',
  statusWeekly: [],
  ...more,
});
const problemsOf = (before: Promised | undefined, after: Promised, today = TODAY) =>
  preorderProblems(before, after, today).map(
    ({ path, error, limit }) => `${path} ${error.code} ${limit}`,
  );
const tooSoon = (limit: string, at = 0) =>
  `statusWeekly.${at}.calendarWeek offers.leadTooShort ${limit}`;

describe('a week that is newly offered', () => {
  test.each<[Preorder | undefined, string, string[]]>([
    ['hatchingEggs', '2026-W14', [tooSoon('2026-W15')]],
    ['hatchingEggs', '2026-W15', []],
    ['dayOldChicks', '2026-W17', [tooSoon('2026-W18')]],
    ['dayOldChicks', '2026-W18', []],
    ['breedingPoultry', '2026-W35', [tooSoon('2026-W36')]],
    ['breedingPoultry', '2026-W36', []],
    [undefined, '2026-W10', []],
    ['hatchingEggs', '2027-W09', []],
    ['hatchingEggs', '2027-W10', ['statusWeekly.0.calendarWeek offers.tooFarAhead 2027-W09']],
    [undefined, '2027-W10', ['statusWeekly.0.calendarWeek offers.tooFarAhead 2027-W09']],
  ])('of %s may be %s or not', (preorder, calendarWeek, problems) => {
    expect(problemsOf(undefined, eggs({ preorder, statusWeekly: [week(calendarWeek)] }))).toEqual(
      problems,
    );
  });

  test.each([
    ['2026-11-29', '2026-W52', [tooSoon('2026-W53')]],
    ['2026-11-29', '2026-W53', []],
    ['2026-11-30', '2026-W53', [tooSoon('2027-W01')]],
    ['2026-11-30', '2027-W01', []],
  ])('at the turn of a year with 53 weeks: on %s %s', (today, calendarWeek, problems) => {
    const after = eggs({ statusWeekly: [week(calendarWeek)] });
    expect(problemsOf(undefined, after, today)).toEqual(problems);
  });

  test('may come soon when it has no animals', () => {
    const rows = [
      week('2026-W11', { available: 0 }),
      week('2026-W12', { status: 'unavailable' }),
      week('2026-W13', {}),
      week('2026-W14', { status: 'onRequest' }),
    ];
    expect(problemsOf(undefined, eggs({ statusWeekly: rows }))).toEqual([tooSoon('2026-W15', 3)]);
  });
});

describe('a week that was offered in time', () => {
  const change = (before: Supply, after: Supply) =>
    problemsOf(
      eggs({ statusWeekly: [week('2026-W12', before)] }),
      eggs({ statusWeekly: [week('2026-W12', after)] }),
    );

  test.each<[Supply, Supply]>([
    [{ available: 100 }, { available: 100 }],
    [{ available: 100 }, { available: 1 }],
    [{ available: 100 }, { available: 0, status: 'unavailable' }],
    [{ available: 100 }, { status: 'onRequest' }],
    [{ status: 'available' }, { available: 100, status: 'available' }],
    [{ status: 'onRequest' }, { status: 'onRequest', available: 50 }],
  ])('may go from %j to %j', (before, after) => {
    expect(change(before, after)).toEqual([]);
  });

  test.each<[Supply, Supply]>([
    [{ available: 100 }, { available: 101 }],
    [{ available: 100 }, { status: 'available' }],
    [{ available: 0 }, { available: 1 }],
    [{ status: 'onRequest' }, { status: 'available' }],
    [{ status: 'onRequest' }, { available: 1 }],
    [{ status: 'unavailable' }, { status: 'onRequest' }],
  ])('may not go from %j to %j', (before, after) => {
    expect(change(before, after)).toEqual([tooSoon('2026-W15')]);
  });

  test('is newly offered when the lead time is another one', () => {
    const rows = { statusWeekly: [week('2026-W12')] };
    const chicks = eggs({ ...rows, preorder: 'dayOldChicks' });
    expect(problemsOf(eggs(rows), chicks)).toEqual([tooSoon('2026-W18')]);
    expect(problemsOf(eggs({ ...rows, preorder: undefined }), eggs(rows))).toEqual([
      tooSoon('2026-W15'),
    ]);
    expect(problemsOf(chicks, eggs({ ...rows, preorder: undefined }))).toEqual([]);
  });

  test('and has passed is nothing to check', () => {
    expect(problemsOf(undefined, eggs({ statusWeekly: [week('2026-W09')] }))).toEqual([]);
  });
});

describe('the day of animals that come later', () => {
  const later = (availableFrom: string, more: Partial<Promised> = {}) =>
    eggs({ status: 'later', availableFrom, ...more });

  test.each<[Promised | undefined, Promised, string[]]>([
    [undefined, later('2026-04-08'), ['availableFrom offers.leadTooShort 2026-04-09']],
    [undefined, later('2026-04-09'), []],
    [undefined, later('2027-03-05'), []],
    [undefined, later('2027-03-06'), ['availableFrom offers.tooFarAhead 2027-03-05']],
    [undefined, later('2027-03-06', { preorder: undefined }), []],
    [undefined, later('2026-03-20', { preorder: undefined }), []],
    [undefined, eggs({ status: 'unavailable', availableFrom: '2026-03-20' }), []],
    [later('2026-03-20'), later('2026-03-20'), []],
    [later('2026-03-20'), later('2026-03-27'), []],
    [later('2026-03-20'), later('2026-03-19'), ['availableFrom offers.leadTooShort 2026-04-09']],
    [
      eggs({ status: 'unavailable', availableFrom: '2026-03-20' }),
      later('2026-03-20'),
      ['availableFrom offers.leadTooShort 2026-04-09'],
    ],
  ])('from %j to %j', (before, after, problems) => {
    expect(problemsOf(before, after)).toEqual(problems);
  });
});

test('the refusal says which week is the earliest', () => {
  const [problem] = preorderProblems(undefined, eggs({ statusWeekly: [week('2026-W14')] }), TODAY);
  expect(problem && problemDetail(problem)).toEqual({
    path: 'data.statusWeekly.0.calendarWeek',
    code: 'offers.leadTooShort',
    message: 'That is too soon for a pre-order; the earliest is 2026-W15.',
    limit: '2026-W15',
  });
});
