import { beforeEach, describe, expect, test } from 'vitest';
import { mayPublish } from '#functions/offers/offer/may-publish.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { Country } from '#shared/countries/country.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { readGroupFor } from '#shared/kernel/row-rights.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, makeAccessStage, NOW } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
});

const userData = {
  name: 'Geflügelhof Huber',
  country: testId('country'),
  address: { street: 'Am Anger 1', citycode: '80331', city: 'München', email: 'huber@example.org' },
  contact: 'Anna Huber',
};
const ask = (more: object = {}, token: string | undefined = 'sso:anna') =>
  stage.call('register', null, { userData: { ...userData, ...more }, token });

/** Could its offers be found, once it has a location of sale? */
async function publishes(id: string, country: string): Promise<boolean> {
  const [account, home] = [await stage.stored(id), await stage.world.store.untyped.latest(country)];
  return mayPublish(account.data, country, Country.parse(home?.data));
}

test('a seller gets an account of its own that publishes nothing yet', async () => {
  const { status, data } = await ask();
  expect(status).toBe(200);
  const { data: account } = await stage.stored(data.id);
  expect(account).toEqual({
    staticData: {
      name: 'Geflügelhof Huber',
      role: 'SUP',
      country: testId('country'),
      responsibleForRegions: [],
      eggBreeder: false,
      canRequest: false,
    },
    userData: {
      address: { ...userData.address, name: 'Geflügelhof Huber', region: testId('region') },
      contact: 'Anna Huber',
      insData: [],
      asoData: [],
      supData: [
        {
          country: testId('country'),
          locationsOfSale: [],
          animalkindsSold: [],
          associations: [],
          activityWarningsMailsSent: 0,
          confirmedAllLocationsOfSale: false,
        },
      ],
      requestFolders: [],
      emails: [{ email: 'huber@example.org', status: 'open' }],
    },
    registrationOptionName: 'agr',
    supExtra: {},
    active: true,
    maxUsers: 5,
    ssoUsers: ['anna'],
    joinings: [{ user: 'anna', on: NOW, way: 'registration' }],
    registeredBy: 'anna',
  });
  expect(await stage.messages()).toEqual([]);
  const stored = await stage.world.store.untyped.latest(data.id);
  expect(
    stored && readGroupFor(accountClass, GUEST, stored, circumstancesAt(new Date(NOW))),
  ).toBeUndefined();
  expect(await publishes(data.id, testId('country'))).toBe(false);
  expect(data.data).not.toHaveProperty('ssoUsers');
  expect(data.data).not.toHaveProperty('registeredBy');
});

test.each([
  ['at once', testId('country'), true],
  [
    'only after an administrator confirmed it where the country asks for that',
    testId('careful'),
    false,
  ],
])('after the terms of service it may publish %s', async (_, country, before) => {
  const { data } = await ask({ country });
  await stage.change(data.id, (account) => ({ ...account, supExtra: { tosAcceptedOn: NOW } }));
  expect(await publishes(data.id, country)).toBe(before);
  await stage.call('updateAccount', 'adm', {
    account: data.id,
    confirmSupplier: { country, confirmed: true },
  });
  expect(await publishes(data.id, country)).toBe(true);
});

test('who uses another account already needs no new token', async () => {
  const { data } = await stage.call('register', 'ins', { userData });
  expect((await stage.stored(data.id)).data.ssoUsers).toEqual(['ines']);
});

describe('one user', () => {
  test('is one seller a country', async () => {
    expect((await ask()).status).toBe(200);
    expect(await ask({ name: 'Another' })).toMatchObject({
      status: 409,
      code: 'accounts.alreadyRegistered',
    });
    expect((await ask({ country: testId('careful') })).status).toBe(200);
    expect((await ask({}, 'sso:ben')).status).toBe(200);
  });

  test('that clicks twenty times at once is one seller too', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    const codes = answers.map(({ code }) => code ?? 'made');
    expect(codes.toSorted()).toEqual([...Array(19).fill('accounts.alreadyRegistered'), 'made']);
  });

  test('may register again after it has left the account', async () => {
    const { data } = await ask();
    await stage.call('unlinkAccount', 'adm', { account: data.id, ssoUser: 'anna' });
    expect((await ask()).status).toBe(200);
  });
});

describe('is refused', () => {
  test.each([
    ['a country that is not open', { country: testId('closed') }, 422, 'accounts.countryNotOpen'],
    [
      'the country of the administration',
      { country: testId('admin') },
      422,
      'accounts.countryNotOpen',
    ],
    ['a seller without a name', { name: '' }, 400, 'kernel.invalidInput'],
    ['an address without a place', { address: { street: 'x' } }, 400, 'kernel.invalidInput'],
    ['a field of the product', { active: true }, 400, 'kernel.invalidInput'],
  ])('%s', async (_, more, status, code) => {
    expect(await ask(more)).toMatchObject({ status, code });
  });

  test.each([
    ['an ended sign-on', 'sso:expired', 'accounts.expired'],
    ['a foreign token', 'forged', 'sessions.invalidAuth'],
  ])('%s', async (_, token, code) => {
    expect(await ask({}, token)).toMatchObject({ status: 401, code });
  });

  test('nobody at all', async () => {
    const answer = await stage.call('register', null, { userData });
    expect(answer).toMatchObject({ status: 401, code: 'accounts.signOnNeeded' });
  });
});
