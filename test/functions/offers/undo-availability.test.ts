import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import { AVAILABILITY_UNDO_HOURS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, refusalOf } from './offer-world.ts';

const TOO_SOON = [422, 'offers.savingFailed', 'data.availableFrom offers.leadTooShort'];
const stateOf = ({ data: { status, availableFrom } }: Entity<Offer>) => ({ status, availableFrom });

test('a day promised in time is put back though its lead time has begun; no sooner one, and within a day', async () => {
  const world = await makeOfferWorld();
  const labels = [{ lang: 'en_GB', label: 'test' }];
  await world.put('agecategory', 'eggs', { labels, preorder: 'hatchingEggs' });
  const promised = { status: 'later', availableFrom: '2026-04-20' } as const;
  const tapped = { status: 'unavailable', availableFrom: null } as const;
  const offer = await world.create({ ...promised, ageCategory: testId('eggs') });
  world.time.now += 30 * DAY_MS;
  const changed = await world.patch(offer, tapped);
  const sooner = { ...promised, availableFrom: '2026-04-19' };
  expect(await refusalOf(world.patch(changed, sooner))).toEqual(TOO_SOON);
  const back = await world.patch(changed, promised);
  expect(stateOf(back)).toEqual(promised);
  const again = await world.patch(back, tapped);
  world.time.now += AVAILABILITY_UNDO_HOURS * HOUR_MS + 1;
  expect(await refusalOf(world.patch(again, promised))).toEqual(TOO_SOON);
});

test('a number that was mistyped is put back though its lead time has begun; no higher one, and within a day', async () => {
  const world = await makeOfferWorld([], { animalkindsUsingPoultrySystem: [testId('cattle')] });
  const labels = [{ lang: 'en_GB', label: 'test' }];
  await world.put('agecategory', 'eggs', { labels, preorder: 'hatchingEggs' });
  const calendarWeek = '2026-W17';
  const week = (available: number) => ({
    statusWeekly: [{ calendarWeek, ...weekDays(calendarWeek), available }],
  });
  const tooSoon = [
    422,
    'offers.savingFailed',
    'data.statusWeekly.0.calendarWeek offers.leadTooShort',
  ];
  const offer = await world.create({ ...week(12_000), ageCategory: testId('eggs') });
  world.time.now += 30 * DAY_MS;
  const mistyped = await world.patch(offer, week(0));
  expect(await refusalOf(world.patch(mistyped, week(12_001)))).toEqual(tooSoon);
  const back = await world.patch(mistyped, week(12_000));
  const again = await world.patch(back, week(1200));
  world.time.now += AVAILABILITY_UNDO_HOURS * HOUR_MS + 1;
  expect(await refusalOf(world.patch(again, week(12_000)))).toEqual(tooSoon);
});

test('what was promised of other animals is no number to put back', async () => {
  const world = await makeOfferWorld([], { animalkindsUsingPoultrySystem: [testId('cattle')] });
  const labels = [{ lang: 'en_GB', label: 'test' }];
  await world.put('agecategory', 'eggs', { labels, preorder: 'hatchingEggs' });
  const calendarWeek = '2026-W12';
  const week = { statusWeekly: [{ calendarWeek, ...weekDays(calendarWeek), available: 5 }] };
  const offer = await world.create(week);
  const eggs = await world.patch(offer, { statusWeekly: [], ageCategory: testId('eggs') });
  expect(await refusalOf(world.patch(eggs, week))).toEqual([
    422,
    'offers.savingFailed',
    'data.statusWeekly.0.calendarWeek offers.leadTooShort',
  ]);
});
