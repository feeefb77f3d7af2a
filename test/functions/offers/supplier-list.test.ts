import { beforeAll, expect, test } from 'vitest';
import { searchImplementations } from '#functions/search/handler.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { supplierList, supplierListQuery } from '#shared/offers/supplier-list.ts';
import { Aggregate } from '#shared/search/aggregate.ts';
import { RowsFilter } from '#shared/search/rows-filter.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld } from './offer-world.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await makeOfferWorld();
  await world.create({ amount: 7 });
  await world.create({ amount: 5, spotMarket: true });
  await world.create({ amount: 100, status: 'archived' });
  await world.create({ amount: 50, status: 'unavailable' });
  await world.create({ amount: 3, owner: testId('stranger') }, world.stranger);
});

const market = { country: testId('country'), animalkind: testId('cattle') };

async function suppliers(further: AttributeFilter[] = []) {
  const { aggregate, ...query } = supplierListQuery(market, further);
  const input = { ...RowsFilter.parse(query), aggregate: Aggregate.parse(aggregate) };
  const { rows } = await searchImplementations.aggregate(input, world.as(GUEST));
  return supplierList(rows, (a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

const place = { name: 'Hof am See', cities: ['München'] };

test('a visitor sees who offers a kind in a country: offers to be had only, summed up', async () => {
  const expected = [
    { owner: testId('supplier'), ...place, offers: 2, animals: 12 },
    { owner: testId('stranger'), ...place, offers: 1, animals: 3 },
  ].sort((a, b) => (a.owner < b.owner ? -1 : 1));
  expect(await suppliers()).toEqual(expected);
});

test('further conditions narrow the list', async () => {
  const onSpot = [{ field: 'spotMarket', comparison: 'eq', value: true } as const];
  expect(await suppliers(onSpot)).toEqual([
    { owner: testId('supplier'), ...place, offers: 1, animals: 5 },
  ]);
});

test('contact and position come with the suppliers’ accounts, as everybody may read them', async () => {
  const { items } = await world.world.rowsFor(GUEST).ids([testId('supplier')]);
  expect(items[0]?.data).toMatchObject({
    userData: {
      supData: [
        {
          locationsOfSale: [{ address: { email: 'hof@example.org', geoPosition: { lat: 48.1 } } }],
        },
      ],
    },
  });
});
