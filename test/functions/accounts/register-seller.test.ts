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
const ask = (more: object = {}, token = 'sso:anna') =>
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
  test('is one seller a country, and may register again after it has left the account', async () => {
    const { data } = await ask();
    expect(await ask({ name: 'Another' })).toMatchObject({
      status: 409,
      code: 'accounts.alreadyRegistered',
    });
    expect((await ask({ country: testId('careful') })).status).toBe(200);
    expect((await ask({}, 'sso:ben')).status).toBe(200);
    await stage.call('unlinkAccount', 'adm', { account: data.id, ssoUser: 'anna' });
    expect((await ask()).status).toBe(200);
  });

  test('that clicks eight times at once is one seller too', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    const codes = answers.map(({ code }) => code ?? 'made');
    expect(codes.toSorted()).toEqual([...Array(7).fill('accounts.alreadyRegistered'), 'made']);
  });
});

test('a country that is not open, facts that are missing, and who has not signed on are refused', async () => {
  for (const [wrong, status, code] of [
    [{ country: testId('closed') }, 422, 'accounts.countryNotOpen'],
    [{ country: testId('admin') }, 422, 'accounts.countryNotOpen'],
    [{ name: '' }, 400, 'kernel.invalidInput'],
    [{ address: { street: 'x' } }, 400, 'kernel.invalidInput'],
  ] as const)
    expect(await ask(wrong), JSON.stringify(wrong)).toMatchObject({ status, code });
  for (const [token, code] of [
    [{}, 'accounts.signOnNeeded'],
    [{ token: 'sso:expired' }, 'accounts.expired'],
    [{ token: 'forged' }, 'sessions.invalidAuth'],
  ] as const) {
    const answer = await stage.call('register', null, { userData, ...token });
    expect(answer).toMatchObject({ status: 401, code });
  }
});
