import { beforeAll, expect, test } from 'vitest';
import { makeOfferWorld, type OfferWorld, refusalOf } from './offer-world.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await makeOfferWorld();
});

test('at 00:30 an offer cannot begin on the day before, which UTC still has', async () => {
  // In Germany it is the 6th.
  world.time.now = Date.parse('2026-03-05T23:30:00.000Z');
  const on = (availableFrom: string) => world.create({ status: 'later', availableFrom });
  expect(await refusalOf(on('2026-03-05'))).toEqual([
    422,
    'offers.savingFailed',
    'data.availableFrom offers.dayInPast',
  ]);
  expect((await on('2026-03-07')).data.availableFrom).toBe('2026-03-07');
});
