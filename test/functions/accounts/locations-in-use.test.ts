import { beforeEach, describe, expect, test } from 'vitest';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { makeProfileStage, type ProfileStage } from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});
const sale = async () => profileOf((await stage.stored('seller')).data).supData;
const without = async () => (await sale()).map((entry) => ({ ...entry, locationsOfSale: [] }));

describe('a location of sale that an offer uses', () => {
  test.each(['available', 'later', 'unavailable'] as const)(
    'stays while the offer is %s',
    async (status) => {
      await stage.put('offer', testId('offer'), offerOf({ owner: testId('seller'), status }));
      const before = await stage.stored('seller');
      for (const supData of [await without(), []]) {
        expect(await stage.change('seller', { supData })).toMatchObject({
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
    },
  );

  test('can be removed once the offer is archived', async () => {
    await stage.put(
      'offer',
      testId('offer'),
      offerOf({ owner: testId('seller'), status: 'archived' }),
    );
    expect((await stage.change('seller', { supData: await without() })).status).toBe(200);
  });

  test('can be removed by another supplier who has one of the same id', async () => {
    expect((await stage.change('stranger', { supData: [] })).status).toBe(200);
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
