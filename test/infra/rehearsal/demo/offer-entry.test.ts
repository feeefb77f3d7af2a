import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { changeBetween } from '#infra/rehearsal/demo/change-entity.ts';
import { makeEntry, promisable } from '#infra/rehearsal/demo/offer-entry.ts';
import { Country } from '#shared/countries/country.ts';
import { addWeeks, weekOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { Offer, OfferDraft, type WeekStatus } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';

const NOW = new Date('2026-06-10T08:00:00.000Z');
const week = (ahead: number, more: Partial<WeekStatus> = {}): WeekStatus => {
  const calendarWeek = addWeeks(weekOf(NOW), ahead);
  return { calendarWeek, ...weekDays(calendarWeek), status: 'available', ...more };
};
const weeks = (rows: readonly WeekStatus[], preorder?: Parameters<typeof promisable>[1]) =>
  promisable({ status: 'available', statusWeekly: [...rows] }, preorder, utcDayOf(NOW));

test('weeks that have passed are not entered, this one is', () => {
  const rows = [week(-2), week(-1), week(0), week(1)];
  expect(weeks(rows)).toEqual([week(0), week(1)]);
});

test('what is pre-ordered is entered from the end of its lead time on, and up to a year ahead', () => {
  const rows = [week(0), week(7), week(8), week(52), week(54)];
  expect(weeks(rows, 'dayOldChicks')).toEqual([week(8), week(52)]);
  expect(weeks(rows)).toEqual([week(0), week(7), week(8), week(52)]);
});

test('that a week has no animals may be said at any time', () => {
  const none = week(1, { status: 'unavailable', available: 0 });
  expect(weeks([none, week(2)], 'dayOldChicks')).toEqual([none]);
});

const demo = buildDemoData(NOW);
const entryOf = makeEntry(demo, NOW);
const offers = demo.filter(({ entityclass }) => entityclass === 'offer');

test('what is there now is entered with all its weeks to come, what is pre-ordered with some', () => {
  const rows = (isSpot: boolean) =>
    offers
      .filter(({ data }) => Offer.parse(data).spotMarket === isSpot)
      .map((offer) => ({
        toCome: Offer.parse(offer.data).statusWeekly.filter(
          ({ calendarWeek }) => calendarWeek >= weekOf(NOW),
        ),
        entered: OfferDraft.parse(entryOf(offer)).statusWeekly,
      }))
      .filter(({ toCome }) => toCome.length > 0);
  const [spot, ordered] = [rows(true), rows(false)];
  expect(spot.length).toBeGreaterThan(0);
  for (const { toCome, entered } of spot) expect(entered).toEqual(toCome);
  expect(ordered.some(({ toCome, entered }) => entered.length < toCome.length)).toBe(true);
  expect(ordered.some(({ entered }) => entered.length > 0)).toBe(true);
});

test('on Sunday night, where it is Monday already, the week that has just ended is not entered', () => {
  const night = new Date('2026-11-29T22:30:00.000Z');
  const all = buildDemoData(night);
  const entry = makeEntry(all, night);
  const of = (name: string) => all.filter(({ entityclass }) => entityclass === name);
  const entersThisWeek = (code: string) => {
    const country = of('country').find(({ data }) => Country.parse(data).code === code)?.id;
    return of('offer')
      .filter(({ data }) => Offer.parse(data).country === country)
      .flatMap((offer) => OfferDraft.parse(entry(offer)).statusWeekly)
      .some(({ calendarWeek }) => calendarWeek === weekOf(night));
  };
  expect([entersThisWeek('RO'), entersThisWeek('DE')]).toEqual([false, true]);
});

test('a later change says what changed, and nothing that the product fills in', () => {
  const changes = offers.flatMap((offer) =>
    offer.later === undefined
      ? []
      : [changeBetween(entryOf(offer), entryOf({ ...offer, data: offer.later.data }))],
  );
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) {
    const { statusWeekly: _, ...rest } = change as { statusWeekly?: unknown };
    expect(Object.keys(rest).toSorted()).toEqual(['amount', 'spotMarket']);
  }
});
