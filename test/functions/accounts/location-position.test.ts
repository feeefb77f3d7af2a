import { beforeEach, describe, expect, test } from 'vitest';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { Account } from '#shared/accounts/account.ts';
import { supplierData } from '#test/support/offers.ts';
import { placeTable } from '#test/support/place-table.ts';
import { principal } from '#test/support/principals.ts';
import { putPlaces } from '#test/support/put-places.ts';
import { testId } from '#test/support/test-id.ts';
import { refusalOf } from '../offers/offer-world.ts';
import { makeProfileStage, type ProfileStage, people } from './profile-stage.ts';

const country = testId('country');
const gulf = { lat: 0.5, lon: 1.5 };
const near = { lat: 48.3, lon: 11.6 };
const path = 'userData.supData.0.locationsOfSale.0.address.geoPosition';
const LINES = ['80331|München|09|48.137|11.575', '01067|Dresden|13|51.05|13.73'];

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
  await putPlaces(stage.world, placeTable('PL', LINES));
  const { data } = (await stage.world.store.untyped.latest(country)) ?? {};
  await stage.put('country', country, { ...data, code: 'PL' });
});

const [location] = supplierData().locationsOfSale;
const placed = (more: object) => ({
  ...location,
  address: { ...location?.address, region: undefined, ...more },
});
const move = (caller: 'seller' | 'adm', geoPosition: object) =>
  stage.call('updateGeoPosition', caller, {
    userId: testId('seller'),
    countryId: country,
    locationOfSale: testId('location'),
    geoPosition,
  });
const sell = (more: object) =>
  stage.change('seller', {
    supData: [{ country, animalkindsSold: [], associations: [], locationsOfSale: [placed(more)] }],
  });

describe('a location’s position lies at its postal code, whoever writes it and however', () => {
  test.each([
    ['moved by its owner', () => move('seller', gulf), path],
    ['moved by an administrator', () => move('adm', gulf), path],
    ['in the profile', () => sell({ geoPosition: gulf }), path],
    ['left behind by another postal code', () => sell({ citycode: '01067' }), path],
    [
      'in the administration’s form',
      () =>
        stage.call('updateAccount', 'adm', {
          account: testId('seller'),
          userData: { address: { citycode: '80331', geoPosition: gulf } },
        }),
      'userData.address.geoPosition',
    ],
    [
      'in a new account',
      () =>
        stage.call('createAccount', 'adm', {
          staticData: { name: 'Hof', role: 'AGR', country },
          userData: { address: { citycode: '80331', geoPosition: gulf } },
        }),
      'userData.address.geoPosition',
    ],
  ])('%s', async (_, write, place) => {
    const answer = await write();
    expect(answer).toMatchObject({ status: 400, details: [{ limit: 50 }] });
    expect(stage.problems(answer)).toEqual([[place, 'accounts.positionElsewhere']]);
    expect((await stage.stored('seller')).rev).toBe(1);
  });

  test('in an entry of the administration', async () => {
    const patch = { userData: { address: { citycode: '80331', geoPosition: gulf } } };
    const writing = { kind: 'patch', id: testId('seller'), rev: 1, patch } as const;
    const who = stage.as(principal('ADM', { account: testId('adm') }));
    expect(await refusalOf(writeEntity({ writing, changeset: 'test' }, who))).toEqual([
      400,
      'kernel.invalidInput',
      'data.userData.address.geoPosition accounts.positionElsewhere',
    ]);
  });
});

test('near its postal code it may be moved, and farther where the country says so', async () => {
  expect((await move('seller', near)).status).toBe(200);
  const { data } = (await stage.world.store.untyped.latest(country, { fresh: true })) ?? {};
  await stage.put('country', country, { ...data, townDistanceKm: 500 });
  expect((await move('seller', { lat: 51, lon: 13 })).status).toBe(200);
});

test('a position from before this was checked stays until it is changed', async () => {
  const { data } = people.seller;
  const supData = [supplierData({ locationsOfSale: [placed({ geoPosition: gulf }) as never] })];
  const old: Account = { ...data, userData: { ...data.userData, supData } };
  await stage.put('account', testId('seller'), old);
  expect((await stage.change('seller', { contact: 'Eva' })).status).toBe(200);
  expect((await sell({ geoPosition: { ...gulf, lon: 1.6 } })).status).toBe(400);
});
