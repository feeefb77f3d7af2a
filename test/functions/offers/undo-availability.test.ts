import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import { AVAILABILITY_UNDO_HOURS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, refusalOf } from './offer-world.ts';

const labels = [{ lang: 'en_GB', label: 'test' }];
const START = Date.parse('2026-03-02T08:00:00.000Z');
const LATER = { status: 'later', availableFrom: '2026-03-10' } as const;
const CLOSED = { status: 'unavailable', availableFrom: '2026-03-10' } as const;
const PAST_DAY = [422, 'offers.savingFailed', 'data.availableFrom offers.dayInPast'];

let world: OfferWorld;
beforeAll(async () => {
  world = await makeOfferWorld();
  await world.put('agecategory', 'eggs', { labels, preorder: 'hatchingEggs' });
});
beforeEach(() => {
  world.time.now = START;
});
const letDaysPass = (days: number) => {
  world.time.now += days * DAY_MS;
};
const stateOf = ({ data: { status, availableFrom } }: Entity<Offer>) => ({ status, availableFrom });
/** The step that a tap saves. */
const to = (status: Offer['status']) => ({ status, availableFrom: null });

describe('an offer whose day has come', () => {
  test.each([
    ['later', 'available', LATER],
    ['later', 'unavailable', LATER],
    ['unavailable', 'available', CLOSED],
  ] as const)('%s until that day, tapped %s, is put back as it was', async (_, tapped, stood) => {
    const offer = await world.create(stood);
    letDaysPass(10);
    const changed = await world.patch(offer, to(tapped));
    expect(stateOf(await world.patch(changed, stood))).toEqual(stood);
  });

  test('comes back from the archive by way of unavailable', async () => {
    const offer = await world.create(LATER);
    letDaysPass(10);
    const archived = await world.patch(offer, to('archived'));
    const back = await world.patch(archived, to('unavailable'));
    expect(stateOf(await world.patch(back, LATER))).toEqual(LATER);
  });

  test('gets its day back when it was put off', async () => {
    const offer = await world.create(LATER);
    letDaysPass(10);
    const putOff = await world.patch(offer, { availableFrom: '2026-04-01' });
    expect(stateOf(await world.patch(putOff, LATER))).toEqual(LATER);
  });

  test('gets no other day of the past, and no other state of its day', async () => {
    const offer = await world.create(LATER);
    letDaysPass(10);
    const changed = await world.patch(offer, to('available'));
    const yesterday = { status: 'later', availableFrom: '2026-03-11' };
    expect(await refusalOf(world.patch(changed, yesterday))).toEqual(PAST_DAY);
    expect(await refusalOf(world.patch(changed, CLOSED))).toEqual(PAST_DAY);
    expect(
      stateOf((await world.world.store.untyped.latest(offer.id, { fresh: true })) as never),
    ).toEqual({
      status: 'available',
    });
  });

  test('is saved with that day as long as it has it, and not put back more than a day later', async () => {
    const offer = await world.create(LATER);
    letDaysPass(10);
    const kept = await world.patch(offer, { amount: 20 });
    expect(stateOf(kept)).toEqual(LATER);
    const changed = await world.patch(kept, to('available'));
    world.time.now += AVAILABILITY_UNDO_HOURS * HOUR_MS + 1;
    expect(await refusalOf(world.patch(changed, LATER))).toEqual(PAST_DAY);
  });

  test('of somebody who creates it again is refused', async () => {
    letDaysPass(10);
    expect(await refusalOf(world.create(LATER))).toEqual(PAST_DAY);
  });
});

test('a day promised in time is put back though its lead time has begun; a sooner one is not', async () => {
  const promised = { status: 'later', availableFrom: '2026-04-20' } as const;
  const offer = await world.create({ ...promised, ageCategory: testId('eggs') });
  letDaysPass(30);
  const changed = await world.patch(offer, to('unavailable'));
  const sooner = { ...promised, availableFrom: '2026-04-19' };
  expect(await refusalOf(world.patch(changed, sooner))).toEqual([
    422,
    'offers.savingFailed',
    'data.availableFrom offers.leadTooShort',
  ]);
  expect(stateOf(await world.patch(changed, promised))).toEqual(promised);
});
