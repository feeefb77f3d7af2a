import { expect, test } from 'vitest';
import { animalsSought } from '#shared/requests/searching/animals-sought.ts';
import { offerOf } from '#test/support/offers.ts';

const week = (calendarWeek: string, from: string, to: string, more: object) => ({
  calendarWeek,
  from,
  to,
  ...more,
});
const hens = offerOf({
  amount: 12_000,
  statusWeekly: [
    week('2026-W09', '2026-02-23', '2026-03-01', { available: 900 }),
    week('2026-W10', '2026-03-02', '2026-03-08', { status: 'unavailable' as const }),
    week('2026-W11', '2026-03-09', '2026-03-15', { available: 40 }),
    week('2026-W12', '2026-03-16', '2026-03-22', { available: 60 }),
    week('2026-W14', '2026-03-30', '2026-04-05', { status: 'available' as const }),
    week('2026-W15', '2026-04-06', '2026-04-12', { status: 'onRequest' as const, available: 0 }),
  ],
});
const byWeek = { today: '2026-03-02', isByWeek: true };
const found = (...value: string[]) =>
  animalsSought({ field: 'availableWeeks', comparison: 'in', value }, byWeek)(hens);

test('animals sold by the week are those of a week, never the capacity of a year', () => {
  expect(animalsSought(undefined, byWeek)(hens)).toEqual({
    amount: 40,
    calendarWeek: '2026-W11',
  });
  expect(found('2026-W11')).toEqual({ amount: 40, calendarWeek: '2026-W11' });
  expect(found('2026-W11', '2026-W12', '2026-W13')).toEqual({
    amount: 60,
    calendarWeek: '2026-W12',
  });
  expect(animalsSought(undefined, byWeek)({ ...hens, statusWeekly: [] })).toEqual({});
});

test('a week that says no number may have more than one that does', () => {
  expect(found('2026-W12', '2026-W14')).toStrictEqual({ calendarWeek: '2026-W14' });
});

test('a week whose animals are asked for says no number, though it says none', () => {
  expect(found('2026-W15')).toStrictEqual({ calendarWeek: '2026-W15' });
});

test('weeks that are over, sold out or not offered have none', () => {
  expect(found('2026-W09', '2026-W10', '2026-W13')).toEqual({});
});

test('other animals are as many as the offer says', () => {
  const cattle = { ...byWeek, isByWeek: false };
  expect(animalsSought(undefined, cattle)(offerOf({ amount: 12 }))).toEqual({ amount: 12 });
});
