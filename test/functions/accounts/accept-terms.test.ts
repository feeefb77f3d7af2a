import { beforeEach, describe, expect, test } from 'vitest';
import { getAccount } from '#functions/sessions/get-account.ts';
import { TERMS_PAGE } from '#shared/accounts/terms.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import {
  makeProfileStage,
  NOW,
  type PersonName,
  type ProfileStage,
  people,
  TERMS,
} from './profile-stage.ts';

let stage: ProfileStage;
beforeEach(async () => {
  stage = await makeProfileStage();
});

const accept = (caller: PersonName | undefined, version = TERMS) =>
  stage.call('acceptTerms', caller, { version });
const publish = (more: object, name = 'terms') =>
  stage.put('cmspage', testId(name), {
    usageKey: TERMS_PAGE,
    internalName: 'Terms',
    content: [],
    title: [{ lang: 'en_GB', label: 'Terms' }],
    ...more,
  });
const newSupplierData = {
  country: testId('country'),
  locationsOfSale: [],
  animalkindsSold: [],
  associations: [],
  activityWarningsMailsSent: 0,
  confirmedAllLocationsOfSale: false,
};

test.each(['farmer', 'newcomer'] as const)('%s sells in its country from then on', async (name) => {
  const { status } = await accept(name);
  const { data, rev } = await stage.stored(name);
  expect([status, rev]).toEqual([200, 2]);
  expect(data).toEqual({
    ...people[name].data,
    supExtra: { tosAcceptedOn: NOW, tosVersion: TERMS },
    userData: { ...people[name].data.userData, supData: [newSupplierData] },
  });
  expect(accountRoles(data)).toContain('SUP');
});

test('who sells already keeps what it has', async () => {
  await publish({ lastUpdated: '2026-03-01T00:00:00.000Z' });
  await accept('seller', '2026-03-01T00:00:00.000Z');
  expect((await stage.stored('seller')).data).toEqual({
    ...people.seller.data,
    supExtra: { tosAcceptedOn: NOW, tosVersion: '2026-03-01T00:00:00.000Z' },
  });
});

test('accepting once more changes nothing', async () => {
  const { status, data } = await accept('seller');
  expect([status, data.rev, await stage.stored('seller')]).toEqual([
    200,
    1,
    expect.objectContaining({ rev: 1, data: people.seller.data }),
  ]);
});

test('offers are told when their owner may publish at last', async () => {
  await accept('newcomer');
  expect(await stage.messages()).toEqual([
    { queue: 'offers', body: { owner: testId('newcomer') } },
  ]);
});

test('nothing is accepted as long as no terms are published', async () => {
  await publish({ usageKey: 'something-else' });
  expect(await accept('newcomer')).toMatchObject({ status: 422, code: 'accounts.termsMissing' });
});

describe('getaccount tells a supplier that the terms have changed', () => {
  const isOutdated = async (name: 'seller' | 'farmer') => {
    stage.time.now += 10_000;
    const who = principal(people[name].data.staticData.role, { account: testId(name) });
    return (await getAccount({}, stage.as(who))).tosOutdated;
  };

  test('when an administrator gave them a new day, not when a typo was put right', async () => {
    expect(await isOutdated('seller')).toBe(false);
    await publish({ lastUpdated: TERMS, internalName: 'Terms of service' });
    expect(await isOutdated('seller')).toBe(false);
    await publish({ lastUpdated: '2026-03-01T00:00:00.000Z' });
    expect([await isOutdated('seller'), await isOutdated('farmer')]).toEqual([true, false]);
  });

  test('when its country gets terms of its own, which it then accepts', async () => {
    const own = '2026-03-01T00:00:00.000Z';
    await publish({ lastUpdated: own, country: testId('AT') }, 'elsewhere');
    expect(await isOutdated('seller')).toBe(false);
    await publish({ lastUpdated: own, country: testId('country') }, 'own terms');
    expect(await isOutdated('seller')).toBe(true);
    expect(await accept('seller')).toMatchObject({ status: 409, code: 'accounts.termsChanged' });
    expect(await accept('seller', own)).toMatchObject({ status: 200 });
  });
});
