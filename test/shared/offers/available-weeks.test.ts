import { describe, expect, test } from 'vitest';
import { readListState } from '#shared/kernel/list-state.ts';
import { availableWeeks, weeklyAmounts, weeksAround } from '#shared/offers/available-weeks.ts';
import type { Offer, WeekStatus } from '#shared/offers/offer.ts';
import { activeConditions } from '#shared/offers/search-filter.ts';
import { searchParams } from '#shared/offers/search-params.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';

const week = (calendarWeek: string, more: Partial<WeekStatus>): WeekStatus => ({
  calendarWeek,
  ...weekDays(calendarWeek),
  ...more,
});
const statusWeekly = [
  week('2026-W10', { available: 5 }),
  week('2026-W11', { available: 0 }),
  week('2026-W12', { status: 'onRequest' }),
  week('2026-W13', { available: 0, status: 'unavailable' }),
  week('2026-W14', { status: 'available' }),
];

describe('the weeks for which an offer has animals', () => {
  const all = ['2026-W10', '2026-W12', '2026-W14'];
  test.each<[Pick<Offer, 'status' | 'availableFrom'>, string[]]>([
    [{ status: 'available' }, all],
    [{ status: 'archived' }, []],
    [{ status: 'unavailable' }, []],
    [{ status: 'unavailable', availableFrom: '2026-03-16' }, ['2026-W12', '2026-W14']],
    [{ status: 'later', availableFrom: '2026-03-22' }, ['2026-W12', '2026-W14']],
    [{ status: 'later', availableFrom: '2026-03-23' }, ['2026-W14']],
  ])('when it is %j', (state, weeks) => {
    expect(availableWeeks({ ...state, statusWeekly })).toEqual(weeks);
  });
});

test('the animals of a week are counted where their number is said and they can be had', () => {
  const offer = { statusWeekly, status: 'available' as const };
  expect(weeklyAmounts(offer)).toEqual(['2026-W10=5']);
  expect(weeklyAmounts({ ...offer, status: 'unavailable' })).toEqual([]);
});

describe('the weeks around one', () => {
  test.each([
    ['2026-W10', { before: 0, after: 0 }, ['2026-W10']],
    ['2026-W10', undefined, ['2026-W08', '2026-W09', '2026-W10', '2026-W11', '2026-W12']],
    ['2026-W53', { before: 1, after: 2 }, ['2026-W52', '2026-W53', '2027-W01', '2027-W02']],
    ['2026-W01', { before: 1, after: 0 }, ['2025-W52', '2026-W01']],
  ])('%s: %j', (wanted, radius, weeks) => {
    expect(weeksAround(wanted, radius)).toEqual(weeks);
  });
});

describe('a search for a week on 12 March, in W11,', () => {
  test.each([
    ['of the weeks around it asks for those that are left', '2026-W12', ['W11', 'W12', 'W13']],
    ['that is over itself asks for those after it', '2026-W10', ['W11']],
    ['with all around it stays as it is', '2026-W08', ['W06', 'W07', 'W08', 'W09']],
  ])('%s', (_, wanted, weeks) => {
    const address = new URLSearchParams({ week: wanted, before: '2', after: '1' });
    const state = readListState(searchParams, address);
    expect(activeConditions(state, { today: '2026-03-12' }).get('week')).toEqual({
      field: 'availableWeeks',
      comparison: 'in',
      value: weeks.map((name) => `2026-${name}`),
    });
  });
});
