import { describe, expect, test } from 'vitest';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { PREORDERS } from '#shared/masterdata/preorder.ts';
import {
  earliestDay,
  earliestWeek,
  latestDay,
  latestWeek,
  weeksAhead,
} from '#shared/offers/preorder-dates.ts';

describe('the first that can be promised', () => {
  test.each([
    // A Monday, and the Sunday before it, which ends another week.
    ['hatchingEggs', '2026-03-02', '2026-04-06', '2026-W15'],
    ['hatchingEggs', '2026-03-01', '2026-04-05', '2026-W14'],
    ['hatchingEggs', '2026-03-08', '2026-04-12', '2026-W15'],
    ['dayOldChicks', '2026-03-02', '2026-04-27', '2026-W18'],
    ['dayOldChicks', '2026-03-01', '2026-04-26', '2026-W17'],
    ['breedingPoultry', '2026-03-02', '2026-09-02', '2026-W36'],
    // 2026 has a 53rd week, to which the first days of 2027 belong.
    ['hatchingEggs', '2026-11-23', '2026-12-28', '2026-W53'],
    ['hatchingEggs', '2026-11-29', '2027-01-03', '2026-W53'],
    ['hatchingEggs', '2026-11-30', '2027-01-04', '2027-W01'],
    ['dayOldChicks', '2026-12-31', '2027-02-25', '2027-W08'],
    ['dayOldChicks', '2027-01-03', '2027-02-28', '2027-W08'],
    ['breedingPoultry', '2026-06-30', '2026-12-30', '2026-W53'],
    ['breedingPoultry', '2026-07-03', '2027-01-03', '2026-W53'],
    ['breedingPoultry', '2026-07-04', '2027-01-04', '2027-W01'],
    // 2025 has no 53rd week.
    ['hatchingEggs', '2025-11-24', '2025-12-29', '2026-W01'],
    // Half a year from a day that the other month lacks.
    ['breedingPoultry', '2026-08-31', '2027-02-28', '2027-W08'],
    ['breedingPoultry', '2027-08-31', '2028-02-29', '2028-W09'],
  ] as const)('of %s on %s is %s, in %s', (preorder, today, day, week) => {
    expect([earliestDay(preorder, today), earliestWeek(preorder, today)]).toEqual([day, week]);
  });

  test('comes later from one kind to the next', () => {
    const days = PREORDERS.map((preorder) => earliestDay(preorder, '2026-03-02'));
    expect(days).toEqual(days.toSorted());
  });
});

describe('the last that can be promised', () => {
  test.each([
    ['2026-03-02', '2027-03-02', '2027-W09'],
    ['2025-12-28', '2026-12-28', '2026-W53'],
    ['2025-12-29', '2026-12-29', '2026-W53'],
    ['2026-01-03', '2027-01-03', '2026-W53'],
    ['2026-01-04', '2027-01-04', '2027-W01'],
    ['2026-12-31', '2027-12-31', '2027-W52'],
    ['2028-02-29', '2029-02-28', '2029-W09'],
  ])('on %s is %s, in %s', (today, day, week) => {
    expect([latestDay(today), latestWeek(today)]).toEqual([day, week]);
  });
});

test.each([
  ['a Saturday', '2026-11-28', 53, '2027-W47'],
  ['a Sunday', '2026-11-29', 54, '2027-W48'],
  ['the Sunday of a 53rd week', '2027-01-03', 54, '2028-W01'],
  ['a Saturday before a 29 February', '2027-03-06', 54, '2028-W10'],
])('on %s (%s) the weeks to choose from are %i, to %s', (_, today, count, last) => {
  const weeks = weeksAhead(today);
  expect([weeks[0], weeks.length, weeks.at(-1)]).toEqual([weekOf(new Date(today)), count, last]);
});
