import { beforeEach, describe, expect, test } from 'vitest';
import { accountWaits } from '#shared/accounts/account-waits.ts';
import { ADDRESS_REST_DAYS } from '#shared/accounts/limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, facts, makeAccessStage, people } from './access-stage.ts';

const MINUTE = 60_000;
const farm = people.farm.id;

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
  await stage.change(farm, (account) => ({
    ...account,
    maxUsers: 5,
    supExtra: { tosAcceptedOn: EARLIER },
  }));
  stage.time.now += MINUTE;
});

const claim = (token: string) => stage.call('registerFarmer', null, { ...facts, token });
const signedIn = async (user: string) => ({ token: await stage.tokenOf('farm', user) });
/** Gives the farm other addresses, through the account. */
const replaceAddresses = async (user: string, email: string) => {
  const { rev } = await stage.stored(farm);
  const userData = { address: { citycode: '80331', email }, emails: [{ email }] };
  const answer = await stage.call('updateProfile', await signedIn(user), { userData, rev });
  expect(answer.status).toBe(200);
};
const use = (user: string) => stage.change(farm, (account) => ({ ...account, ssoUsers: [user] }));
const codesGoTo = async (user: string) => {
  const before = (await stage.mails('farmCode')).length;
  const answer = await stage.call('requestFarmCode', null, { ...facts, token: `sso:${user}` });
  const sent = (await stage.mails('farmCode')).slice(before).map(({ to }) => to);
  return answer.code ?? sent;
};

describe('an address that mails of an account no longer go to', () => {
  test('is told so when a user replaces it, and only then', async () => {
    await use('fred');
    await replaceAddresses('fred', 'FARM@example.org');
    expect(await stage.mails('addressRemoved')).toEqual([]);
    await replaceAddresses('fred', 'eve@evil.example');
    const mails = await stage.mails('addressRemoved');
    const params = { country: testId('country'), accountName: 'farm' };
    expect(mails.map(({ to, params }) => [to, params])).toEqual([['FARM@example.org', params]]);
    const change = { account: farm, userData: { address: { email: 'other@example.org' } } };
    expect((await stage.call('updateAccount', 'adm', change)).status).toBe(200);
    expect(await stage.mails('addressRemoved')).toHaveLength(1);
  });

  test('is told so where it is that of a sign-in, which proves nothing', async () => {
    const joinings = ['fred', 'gina'].map((user) => {
      return { user, on: EARLIER, way: 'code' as const, email: `${user}@example.org` };
    });
    await stage.change(farm, ({ userData, ...account }) => ({
      ...account,
      ssoUsers: ['fred', 'gina'],
      joinings,
      userData: { ...userData, address: { citycode: '80331' }, emails: [] },
    }));
    stage.time.now += ADDRESS_REST_DAYS * DAY_MS;
    expect(await codesGoTo('eve')).toBe('accounts.noFarmAddress');
    await replaceAddresses('fred', 'fred@example.org');
    expect((await stage.mails('addressRemoved')).map(({ to }) => to)).toEqual(['gina@example.org']);
  });

  test('is told once a day, however often it is replaced', async () => {
    await use('fred');
    for (const email of ['a@evil.example', 'farm@example.org', 'b@evil.example']) {
      await replaceAddresses('fred', email);
    }
    const notices = async () =>
      (await stage.mails('addressRemoved')).filter(({ to }) => to === 'farm@example.org');
    const ids = (await notices()).map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('is still told who joins and leaves', async () => {
    await claim('sso:eve');
    await replaceAddresses('eve', 'eve@evil.example');
    await stage.change(farm, ({ userData, ...account }) => ({
      ...account,
      userData: {
        ...userData,
        emails: [...userData.emails, { email: 'farm@example.org', status: 'rejected' as const }],
      },
    }));
    await stage.call('unregister', await signedIn('eve'), { evenLast: true });
    await claim('sso:eva');
    for (const template of ['accountLeft', 'farmClaimed'] as const) {
      const receivers = (await stage.mails(template)).slice(-3).map(({ to }) => to);
      expect(receivers).toEqual(['farm@example.org', 'eve@evil.example', testId('ins')]);
    }
  });
});

describe('an address that was rejected leaves the list of the account with a change of the address', () => {
  const email = 'new@example.org';
  const change = { account: farm, userData: { address: { email } } };
  test.each([
    ['of an administrator', () => stage.call('updateAccount', 'adm', change)],
    [
      'of a user',
      async () => {
        const { rev } = await stage.stored(farm);
        const userData = { address: { citycode: '80331', email } };
        return stage.call('updateProfile', await signedIn('fred'), { userData, rev });
      },
    ],
  ])('%s, and waits for nobody any more', async (_, replace) => {
    await use('fred');
    const other = { email: 'other@example.org', status: 'open' as const };
    const listed = async (status: 'rejected' | 'pending') => {
      const emails = [{ email: 'FARM@example.org', status }, other];
      await stage.change(farm, ({ userData, ...account }) => ({
        ...account,
        userData: { ...userData, address: { email: 'farm@example.org' }, emails },
      }));
      expect((await replace()).status).toBe(200);
      return (await stage.stored(farm)).data;
    };
    const data = await listed('rejected');
    expect([data.userData.emails, accountWaits(data)]).toEqual([[other], []]);
    expect((await listed('pending')).userData.emails).toHaveLength(2);
  });
});

describe('the code of a farm', () => {
  test(`goes to the addresses of ${ADDRESS_REST_DAYS} days ago, as far as they are still there, else to all of them`, async () => {
    await use('fred');
    await replaceAddresses('fred', 'new@example.org');
    stage.time.now += ADDRESS_REST_DAYS * DAY_MS - 1;
    expect(await codesGoTo('anna')).toEqual(['farm@example.org']);
    stage.time.now += 1;
    expect(await codesGoTo('ben')).toEqual(['new@example.org']);
    await stage.change(farm, ({ userData, ...account }) => ({
      ...account,
      userData: {
        ...userData,
        emails: ['new@example.org', 'more@example.org'].map((email) => ({
          email,
          status: 'verified' as const,
        })),
      },
    }));
    expect(await codesGoTo('cleo')).toEqual(['new@example.org']);
  });

  test('goes to no address that came with somebody who can be objected to', async () => {
    await claim('sso:eve');
    await replaceAddresses('eve', 'eve@evil.example');
    stage.time.now += (ADDRESS_REST_DAYS + 1) * DAY_MS;
    expect(await codesGoTo('anna')).toEqual(['farm@example.org']);
    stage.time.now += ADDRESS_REST_DAYS * DAY_MS;
    expect(await codesGoTo('anna')).toEqual(['eve@evil.example']);
  });

  test('goes nowhere where all addresses are new', async () => {
    await stage.change(farm, ({ userData, ...account }) => ({
      ...account,
      userData: { ...userData, address: { citycode: '80331' } },
    }));
    stage.time.now += ADDRESS_REST_DAYS * DAY_MS;
    await use('fred');
    await replaceAddresses('fred', 'new@example.org');
    expect(await codesGoTo('anna')).toBe('accounts.noFarmAddress');
  });
});

test('no invitation goes to addresses that came with somebody who can be objected to', async () => {
  await claim('sso:eve');
  await replaceAddresses('eve', 'eve@evil.example');
  await stage.call('unregister', await signedIn('eve'), { evenLast: true });
  const { data } = await stage.call('inviteCustomers', 'ins', { accounts: [farm] });
  expect(data).toMatchObject({ refused: [{ code: 'accounts.disputedAddress' }] });
  const invited = await stage.call('createAccountInvite', 'adm', { account: farm });
  expect(invited.code).toBe('accounts.disputedAddress');
  const named = { account: farm, email: 'farmer@example.org' };
  expect((await stage.call('inviteUser', 'ins', named)).status).toBe(200);
});

test('nor does one of a control body where mails of the farm go to a verified address', async () => {
  await stage.change(farm, ({ userData, ...account }) => ({
    ...account,
    userData: { ...userData, emails: [{ email: 'farm@example.org', status: 'verified' as const }] },
  }));
  await claim('sso:eve');
  const { rev } = await stage.stored(farm);
  const userData = { address: { citycode: '80331', email: 'eve@evil.example' } };
  await stage.call('updateProfile', await signedIn('eve'), { userData, rev });
  await stage.call('unregister', await signedIn('eve'), { evenLast: true });
  const { data } = await stage.call('inviteCustomers', 'ins', { accounts: [farm] });
  expect(data).toMatchObject({ refused: [{ code: 'accounts.disputedAddress' }] });
});
