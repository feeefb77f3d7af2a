import { expect, test } from 'vitest';
import { LINE_CODES } from '#shared/imports/line-codes.ts';
import { placeTable } from '#test/support/place-table.ts';
import { putPlaces } from '#test/support/put-places.ts';
import { makeOfferWorld, refusalOf } from './offer-world.ts';

test('an offer takes no location whose position does not lie at its postal code', async () => {
  const world = await makeOfferWorld();
  await world.change('country', { code: 'PT' });
  const offer = await world.create();
  await putPlaces(world.world, placeTable('PT', ['80331|München|09|38.7|-9.1']));
  expect(await refusalOf(world.create())).toEqual([
    422,
    'offers.positionElsewhere',
    'data.locationOfSale offers.positionElsewhere',
  ]);
  // The report of an import says so, too, in place of a value that is not valid.
  expect(LINE_CODES).toContain('offers.positionElsewhere');
  const { data } = await world.patch(offer, { amount: 3 });
  expect(data.amount).toBe(3);
});
