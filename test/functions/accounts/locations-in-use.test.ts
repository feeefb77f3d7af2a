import { beforeEach, describe, expect, test } from 'vitest';
import { profileOf } from '#shared/accounts/profile-of.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { makeProfileStage, type ProfileStage } from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});
const sale = async (name: 'seller' | 'stranger' = 'seller') =>
  profileOf((await stage.stored(name)).data).supData;
/** A new location instead of the one there is. */
const replaced = async (name: 'seller' | 'stranger') =>
  (await sale(name)).map((entry) => ({
    ...entry,
    locationsOfSale: entry.locationsOfSale.map(({ id: _, ...place }) => place),
  }));
const without = async () => (await sale()).map((entry) => ({ ...entry, locationsOfSale: [] }));

describe('a location of sale that an offer uses', () => {
  test('stays until the offer is archived', async () => {
    const before = await stage.stored('seller');
    const set = (status: Offer['status']) =>
      stage.put('offer', testId('offer'), offerOf({ owner: testId('seller'), status }));
    for (const status of ['available', 'later', 'unavailable'] as const) {
      await set(status);
      for (const supData of [await without(), []])
        expect(await stage.change('seller', { supData }), status).toMatchObject({
          status: 400,
          code: 'kernel.invalidInput',
          details: [
            {
              path: 'userData.supData',
              code: 'accounts.locationInUse',
              location: testId('location'),
              internalName: 'Hof',
            },
          ],
        });
    }
    expect(await stage.stored('seller')).toEqual(before);
    await set('archived');
    expect((await stage.change('seller', { supData: await replaced('seller') })).status).toBe(200);
  });

  test('can be removed by another supplier who has one of the same id', async () => {
    const supData = await replaced('stranger');
    expect((await stage.change('stranger', { supData })).status).toBe(200);
  });

  test('tells its offers when it moves, and only then', async () => {
    const [entry] = await sale();
    const [location] = entry?.locationsOfSale ?? [];
    const moved = (more: object) => [
      { ...entry, locationsOfSale: [{ ...location, address: { ...location?.address, ...more } }] },
    ];
    await stage.change('seller', { supData: moved({ phone: '089 555' }) });
    expect(await stage.messages()).toEqual([]);
    await stage.change('seller', { supData: moved({ geoPosition: { lat: 50, lon: 11 } }) });
    expect(await stage.messages()).toEqual([
      { queue: 'offers', body: { owner: testId('seller') } },
    ]);
  });
});

describe('a location of sale that an offer rests on', () => {
  /** The profile with this address instead of the one there is. */
  const addressed = async (change: (address: object) => object) =>
    (await sale()).map((entry) => ({
      ...entry,
      locationsOfSale: entry.locationsOfSale.map((place) => ({
        ...place,
        address: change(place.address),
      })),
    }));
  const without =
    (...names: string[]) =>
    (address: object) =>
      Object.fromEntries(Object.entries(address).filter(([name]) => !names.includes(name)));
  const refusal = (path: string, code: string) => ({
    status: 400,
    code: 'kernel.invalidInput',
    details: [{ path, code, location: testId('location'), internalName: 'Hof' }],
  });
  const PLACE = 'userData.supData.0.locationsOfSale.0.address';
  const withoutPhone = { citycode: '80331' };

  test.each([
    ['its position', without('geoPosition'), 'geoPosition', 'accounts.positionInUse'],
    ['its postal code', without('citycode'), 'citycode', 'accounts.regionInUse'],
  ])('keeps %s', async (_, change, field, code) => {
    const before = await stage.stored('seller');
    const changed = await stage.change('seller', { supData: await addressed(change) });
    expect(changed).toMatchObject(refusal(`${PLACE}.${field}`, code));
    expect(await stage.stored('seller')).toEqual(before);
  });

  test('keeps a way to reach somebody: its own, or that of the account', async () => {
    const silent = await addressed(without('email', 'phone'));
    const both = await stage.change('seller', { supData: silent, address: withoutPhone });
    expect(both).toMatchObject(refusal(`${PLACE}.phone`, 'accounts.contactInUse'));
    expect((await stage.change('seller', { supData: silent })).status).toBe(200);
    const before = await stage.stored('seller');
    expect(await stage.change('seller', { address: withoutPhone })).toMatchObject(
      refusal('userData.address.phone', 'accounts.contactInUse'),
    );
    expect(await stage.stored('seller')).toEqual(before);
  });

  test('loses them once the offer is archived, and moves at any time', async () => {
    const moved = await addressed((address) => ({ ...address, geoPosition: { lat: 50, lon: 11 } }));
    expect((await stage.change('seller', { supData: moved })).status).toBe(200);
    const archived = offerOf({ owner: testId('seller'), status: 'archived' });
    await stage.put('offer', testId('offer'), archived);
    const changed = await stage.change('seller', {
      supData: await addressed(without('geoPosition', 'citycode', 'email', 'phone')),
      address: withoutPhone,
    });
    expect(changed.status).toBe(200);
  });
});

test('the last location of sale stays, in a country and altogether; nobody has to begin with one', async () => {
  const needed = (path: string) => ({
    status: 400,
    details: [{ path, code: 'accounts.locationNeeded' }],
  });
  const [entry] = await sale('stranger');
  const elsewhere = {
    ...entry,
    country: testId('AT'),
    locationsOfSale: [],
    confirmedAllLocationsOfSale: false,
  };
  const empty = { ...entry, locationsOfSale: [] };
  const change = (supData: object[]) => stage.change('stranger', { supData });
  expect(await change([empty])).toMatchObject(needed('userData.supData.0.locationsOfSale'));
  expect(await change([])).toMatchObject(needed('userData.supData'));
  expect(await change([elsewhere])).toMatchObject(needed('userData.supData'));
  expect((await change([{ ...entry }, elsewhere])).status).toBe(200);
  expect((await change([{ ...entry }])).status).toBe(200);
  expect((await stage.change('newcomer', { supData: [elsewhere] })).status).toBe(200);
});

test('a folder with requests in it stays, an empty one goes', async () => {
  const inFolder = processOf({
    agr: testId('farmer'),
    sup: testId('seller'),
    folders: [`${testId('seller')}/${testId('folder')}`],
  });
  await stage.put('request-process', testId('request'), inFolder);
  expect(await stage.change('seller', { requestFolders: [] })).toMatchObject({
    status: 400,
    details: [
      {
        path: 'userData.requestFolders',
        code: 'accounts.folderInUse',
        folder: testId('folder'),
        label: 'Herde 1',
      },
    ],
  });
  await stage.put('request-process', testId('request'), { ...inFolder, folders: [] });
  expect((await stage.change('seller', { requestFolders: [] })).status).toBe(200);
});
