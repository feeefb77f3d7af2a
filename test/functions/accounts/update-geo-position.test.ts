import { beforeEach, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { makeProfileStage, type PersonName, type ProfileStage } from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});

const move = (caller: PersonName | undefined, more: object = {}) =>
  stage.call('updateGeoPosition', caller, {
    userId: testId('seller'),
    countryId: testId('country'),
    locationOfSale: testId('location'),
    geoPosition: { lat: 50.5, lon: 10.25 },
    ...more,
  });
const position = async () =>
  (await stage.stored('seller')).data.userData.supData[0]?.locationsOfSale[0]?.address.geoPosition;

test.each(['seller', 'adm'] as const)(
  'the position is changed by %s, and offers are told',
  async (name) => {
    const answer = await move(name);
    expect([answer.status, answer.data.id]).toEqual([200, testId('seller')]);
    expect(await position()).toEqual({ lat: 50.5, lon: 10.25 });
    expect(await stage.messages()).toEqual([
      { queue: 'offers', body: { owner: testId('seller') } },
    ]);
  },
);

test('two moves at the same time are both made', async () => {
  const positions = [
    { lat: 50, lon: 10 },
    { lat: 51, lon: 11 },
  ];
  const answers = await Promise.all(
    positions.map((geoPosition) => move('seller', { geoPosition })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(positions).toContainEqual(await position());
  expect((await stage.stored('seller')).rev).toBe(3);
});

test.each([{ locationOfSale: testId('elsewhere') }, { countryId: testId('AT') }])(
  'a location that the account does not have is refused: %o',
  async (more) => {
    expect(await move('seller', more)).toMatchObject({
      status: 422,
      code: 'accounts.locationNotFound',
    });
  },
);
