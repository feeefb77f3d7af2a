import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lastSignIns } from '#functions/accounts/account/last-sign-in.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeSsoTokens } from '#functions/kernel/tokens/sso-tokens.ts';
import { rejectionKey } from '#functions/mail/rejection-of.ts';
import { getAccount } from '#functions/sessions/get-account.ts';
import { getSecondFactor } from '#functions/sessions/get-second-factor.ts';
import { listAccounts } from '#functions/sessions/list-accounts.ts';
import { login } from '#functions/sessions/login.ts';
import { accountState } from '#shared/accounts/account-state.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { testId } from '#test/support/test-id.ts';
import { CLIENT_ID, startTestSso } from '#test/support/test-sso.ts';

const farm = accountOf('AGR', 'Farm', { ssoUsers: ['anna'], adminMemo: 'not for Anna' });
const shop = accountOf('SUP', 'Shop', { ssoUsers: ['anna', 'ben'] });
const closed = accountOf('INS', 'Closed office', { ssoUsers: ['anna', 'eva'], active: false });
const foreign = accountOf('ADM', 'Administration', { ssoUsers: ['ben'] });
const line = (account: typeof farm, current: boolean) => ({
  id: account.id,
  name: account.data.staticData.name,
  role: account.data.staticData.role,
  country: testId('country'),
  active: account.data.active,
  state: accountState(account.data),
  current,
});

let sso: Awaited<ReturnType<typeof startTestSso>>;
beforeAll(async () => {
  sso = await startTestSso();
});
afterAll(() => sso.stop());

function setUp() {
  const { verifySso } = makeSsoTokens({ ...sso, clientIds: [CLIENT_ID], clock: systemClock });
  const world = memoryWorld([farm, shop, closed, foreign], { verifySso });
  const sessions = serve(
    'sessions',
    sessionEndpoints,
    { login, getSecondFactor, listAccounts, getAccount },
    () => world,
  );
  return {
    world,
    sessions,
    login: (input: object) => ask(sessions, { method: 'POST', path: 'auth/domain/login', input }),
  };
}

test('a farm that its control bodies have ended is marked as deactivated, and can still be opened to read', async () => {
  const ended = { ins: closed.id, deactivatedOn: '2026-02-01T00:00:00.000Z' };
  const off = { insData: [ended], deactivatedOn: ended.deactivatedOn };
  const { world, login: signIn } = setUp();
  world.put({ ...farm, data: { ...farm.data, userData: { ...farm.data.userData, ...off } } });
  const { body } = await signIn({ token: await sso.sign(), useAccount: farm.id });
  expect(body.data.account.id).toBe(farm.id);
  expect(body.data.accounts.find(({ id }: { id: string }) => id === farm.id)).toMatchObject({
    active: true,
    state: 'deactivated',
  });
});

describe('signing in', () => {
  test('opens the account that can do most and lists all of the user', async () => {
    const { login: signIn, world } = setUp();
    const { status, body } = await signIn({ token: await sso.sign() });
    const { updatedBy: _editor, ...entity } = shop;
    const { ssoUsers: _, ...shown } = shop.data;
    expect([status, body.data]).toEqual([
      200,
      {
        jwt: expect.any(String),
        expires: '2026-03-02T08:15:00.000Z',
        account: { ...entity, data: shown },
        accounts: [line(closed, false), line(shop, true), line(farm, false)],
      },
    ]);
    expect(await world.tokens.verify(body.data.jwt)).toEqual({
      user: 'anna',
      account: shop.id,
      role: 'SUP',
    });
  });

  test('is recorded for the user and the account, once a day', async () => {
    const { login: signIn, world } = setUp();
    const recorded = () => lastSignIns(world, { account: farm.id, users: ['anna', 'ben'] });
    await signIn({ token: await sso.sign(), useAccount: farm.id });
    const first = await recorded();
    expect(first).toEqual([{ user: 'anna', on: world.clock.now().toISOString() }]);
    const put = vi.spyOn(world.values, 'put');
    await signIn({ token: await sso.sign(), useAccount: farm.id });
    expect([put.mock.calls, await recorded()]).toEqual([[], first]);
  });

  test('goes on where it cannot be recorded', async () => {
    const { login: signIn, world } = setUp();
    vi.spyOn(world.values, 'get').mockRejectedValue(new Error('no table'));
    expect((await signIn({ token: await sso.sign() })).status).toBe(200);
  });

  test('opens the account that was chosen', async () => {
    const { login: signIn } = setUp();
    const { body } = await signIn({ token: await sso.sign(), useAccount: farm.id });
    expect([body.data.account.id, body.data.account.data.adminMemo]).toEqual([farm.id, undefined]);
    expect(body.data.accounts).toEqual([line(closed, false), line(shop, false), line(farm, true)]);
  });

  test.each([
    ['of somebody else', foreign.id],
    ['that was deactivated', closed.id],
    ['that does not exist', testId('nothing')],
    ['that is no id', 'null'],
  ])('with the choice of an account %s goes on without the choice', async (_, useAccount) => {
    const { login: signIn } = setUp();
    const { status, body } = await signIn({ token: await sso.sign(), useAccount });
    expect([status, body.data.account.id]).toEqual([200, shop.id]);
  });

  test('of two accounts of one role opens the older', async () => {
    const { login: signIn, world } = setUp();
    const older = { ...shop, id: '00000000-0000-7000-8000-000000000001' };
    world.put(older);
    const { body } = await signIn({ token: await sso.sign({ sub: 'ben' }), useAccount: shop.id });
    expect(body.data.accounts.map(({ id }: { id: string }) => id)).toEqual([
      foreign.id,
      older.id,
      shop.id,
    ]);
  });

  test.each([
    ['without any account', 'nobody', []],
    ['whose only account was deactivated', 'eva', [line(closed, false)]],
  ])(
    'of a user %s gives no token, so that registering can be offered',
    async (_, sub, accounts) => {
      const { login: signIn } = setUp();
      const { status, body } = await signIn({ token: await sso.sign({ sub }) });
      expect([status, body.data]).toEqual([
        200,
        { jwt: null, expires: null, account: null, accounts },
      ]);
    },
  );

  test.each([
    ['an expired token', { exp: 1 }, 'sessions.expiredToken'],
    ['a token for another application', { aud: 'other' }, 'sessions.wrongAudience'],
    ['a foreign token', { iss: 'https://evil.test' }, 'sessions.invalidAuth'],
  ])('with %s is 401', async (_, claims, code) => {
    const { login: signIn } = setUp();
    const { status, body } = await signIn({ token: await sso.sign(claims), useAccount: farm.id });
    expect([status, body.code, body.data]).toEqual([401, code, null]);
  });

  test('with the app’s own token is 401', async () => {
    const { login: signIn, world } = setUp();
    const { jwt } = await world.tokens.issue({ user: 'anna', account: shop.id, role: 'SUP' });
    expect((await signIn({ token: jwt })).status).toBe(401);
  });
});

describe('a signed-in user', () => {
  async function signedIn() {
    const { world, sessions } = setUp();
    const { jwt: token } = await world.tokens.issue({
      user: 'anna',
      account: farm.id,
      role: 'AGR',
    });
    return { world, get: (path: string) => ask(sessions, { path, token }) };
  }

  test('sees all own accounts, deactivated ones too, and which one acts', async () => {
    const { get } = await signedIn();
    const { body } = await get('auth/domain/listaccounts');
    expect(body.data).toEqual([line(closed, false), line(shop, false), line(farm, true)]);
  });

  test('reads the own account without what is not its own', async () => {
    const { get } = await signedIn();
    const { updatedBy: _editor, ...entity } = farm;
    const { ssoUsers: _, adminMemo: __, ...shown } = farm.data;
    expect((await get('auth/account/getaccount')).body.data).toEqual({
      ...entity,
      data: shown,
      tosOutdated: false,
      mailsRejected: false,
    });
  });

  test('learns that mails to the address of the account do not arrive, as long as none is tried', async () => {
    const { get, world } = await signedIn();
    const address = { ...farm.data.userData.address, email: 'Hof@example.org' };
    world.put({ ...farm, data: { ...farm.data, userData: { ...farm.data.userData, address } } });
    const isRejected = async () => (await get('auth/account/getaccount')).body.data.mailsRejected;
    expect(await isRejected()).toBe(false);
    const rejection = { reason: 'bounce', until: '9999-01-01T00:00:00.000Z' };
    await world.values.put(rejectionKey('hof@example.org'), rejection);
    expect(await isRejected()).toBe(true);
  });

  test('is out as soon as the account is deactivated', async () => {
    const { get, world } = await signedIn();
    world.put({ ...farm, data: { ...farm.data, active: false } });
    expect((await get('auth/account/getaccount')).status).toBe(401);
  });
});
