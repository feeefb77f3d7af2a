import { beforeAll, describe, expect, test } from 'vitest';
import { makeLoginsOnDemand } from '#functions/kernel/adapters/logins-on-demand.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeSsoTokens } from '#functions/kernel/tokens/sso-tokens.ts';
import { getAccount } from '#functions/sessions/get-account.ts';
import { getSecondFactor } from '#functions/sessions/get-second-factor.ts';
import { listAccounts } from '#functions/sessions/list-accounts.ts';
import { login } from '#functions/sessions/login.ts';
import { CLIENT_ID } from '#infra/local/local-addresses.ts';
import { localFetch } from '#infra/local/local-fetch.ts';
import { refresh, signIn } from '#infra/local/sso/sign-in.ts';
import { totpAt } from '#infra/local/sso/totp.ts';
import { OWN_LOGIN_SCOPE } from '#infra/local/sso/user-api.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { localSignOn } from '#test/support/local-sign-on.ts';
import { memoryWorld } from '#test/support/memory-world.ts';

const office = accountOf('AUT', 'Authority', {
  ssoUsers: ['new.aut', 'new.both', 'new.early', 'new.again'],
});
const farm = accountOf('AGR', 'Farm', { ssoUsers: ['new.both', 'new.farmer'] });
const closed = accountOf('ADM', 'Closed', { ssoUsers: ['new.farmer'], active: false });

const { addresses, port } = localSignOn([]);
/** The real client of Cognito asks the local sign-on. */
beforeAll(() => {
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${port()}`,
  });
});

function setUp({
  required = 'ADM,AUT',
  logins = makeLoginsOnDemand({ userPoolId: 'local_pool' }),
} = {}) {
  const { verifySso } = makeSsoTokens({
    issuer: addresses().signOn,
    clientIds: [CLIENT_ID],
    jwksUri: `http://127.0.0.1:${port()}/jwks`,
    clock: systemClock,
  });
  const world = memoryWorld([office, farm, closed], {
    environment: { SECOND_FACTOR_FOR: required },
    verifySso,
    logins,
  });
  const implementations = { login, getSecondFactor, listAccounts, getAccount };
  const sessions = serve('sessions', sessionEndpoints, implementations, () => ({
    ...world,
    clock: systemClock,
  }));
  const post = (path: string) => async (input: object) => {
    const { status, body } = await ask(sessions, { method: 'POST', path, input });
    return { status, code: body.code, data: body.data };
  };
  return { login: post('auth/domain/login'), look: post('auth/domain/secondfactor') };
}

async function change(name: string, input: object) {
  const { text } = await localFetch(`${addresses().signOn}/`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` },
    body: JSON.stringify(input),
  });
  return JSON.parse(text);
}

const scope = `openid email profile ${OWN_LOGIN_SCOPE}`;
const tokenOf = async (name: string) => (await signIn(addresses(), name))?.idToken ?? '';

async function switchOn(name: string) {
  const AccessToken = (await signIn(addresses(), name, { scope }))?.accessToken ?? '';
  const { SecretCode } = await change('AssociateSoftwareToken', { AccessToken });
  const code = () => totpAt(SecretCode, Date.now());
  await change('VerifySoftwareToken', { AccessToken, UserCode: code() });
  const set = (token: string, Enabled: boolean) =>
    change('SetUserMFAPreference', {
      AccessToken: token,
      SoftwareTokenMfaSettings: { Enabled },
    });
  await set(AccessToken, true);
  const signInWithCode = () => signIn(addresses(), name, { scope, code: code() });
  return {
    tokenWithCode: async () => (await signInWithCode())?.idToken ?? '',
    switchOff: async () => set((await signInWithCode())?.accessToken ?? '', false),
    switchOn: async () =>
      set((await signIn(addresses(), name, { scope }))?.accessToken ?? '', true),
  };
}
/** The time of a sign-in is told in whole seconds. */
const untilNextSecond = () => new Promise((done) => setTimeout(done, 1000 - (Date.now() % 1000)));

describe('where authorities need a second factor', () => {
  test('one without is refused with a code of its own, chosen or not, and gets in by a sign-in with it', async () => {
    const { login: enter, look } = setUp();
    const token = await tokenOf('new.aut');
    const refused = { status: 403, code: 'sessions.secondFactorNeeded' };
    expect(await enter({ token })).toMatchObject(refused);
    expect(await enter({ token, useAccount: office.id })).toMatchObject(refused);
    expect((await look({ token })).data).toEqual({
      secondFactor: 'off',
      isUsed: false,
      isNeeded: true,
    });

    await untilNextSecond();
    const { switchOff, tokenWithCode } = await switchOn('new.aut');
    expect((await look({ token })).data).toEqual({
      secondFactor: 'on',
      isUsed: false,
      isNeeded: true,
    });
    const used = await tokenWithCode();
    expect((await enter({ token: used, useAccount: office.id })).data.account.id).toBe(office.id);

    // The next renewal of the session.
    await switchOff();
    expect(await enter({ token: used, useAccount: office.id })).toMatchObject(refused);
  });

  test('a sign-in from before it was on is refused, with its renewals', async () => {
    const { login: enter } = setUp();
    const unused = { status: 403, code: 'sessions.secondFactorUnused' };
    const before = await signIn(addresses(), 'new.early');
    const other = await signIn(addresses(), 'new.early');
    const renewed = await refresh(addresses().signOn, other?.refreshToken ?? '');
    await untilNextSecond();
    const factor = await switchOn('new.early');
    // Nobody has told the product; it sees the factor for the first time here.
    expect(await enter({ token: before?.idToken })).toMatchObject(unused);
    expect(await enter({ token: renewed.idToken })).toMatchObject(unused);
    for (const { refreshToken = '' } of [before ?? {}, renewed]) {
      await expect(refresh(addresses().signOn, refreshToken)).rejects.toThrow('invalid_grant');
    }
    expect((await enter({ token: await factor.tokenWithCode() })).status).toBe(200);
  });

  test('a sign-in from a time when it was off is refused once it is on again', async () => {
    const { login: enter, look } = setUp();
    const factor = await switchOn('new.again');
    await look({ token: await factor.tokenWithCode() });
    await factor.switchOff();
    const token = await tokenOf('new.again');
    expect((await look({ token })).data.secondFactor).toBe('off');
    await untilNextSecond();
    await factor.switchOn();
    expect(await enter({ token })).toMatchObject({ code: 'sessions.secondFactorUnused' });
  });

  test('a person with a farm besides acts through the farm, and is refused the office only', async () => {
    const { login: enter } = setUp();
    const token = await tokenOf('new.both');
    expect((await enter({ token })).data.account.id).toBe(farm.id);
    expect((await enter({ token, useAccount: farm.id })).data.account.id).toBe(farm.id);
    expect((await enter({ token, useAccount: office.id })).code).toBe(
      'sessions.secondFactorNeeded',
    );
  });

  test('farmers are not asked, nor is anybody for an account that is closed', async () => {
    const { login: enter, look } = setUp();
    const token = await tokenOf('new.farmer');
    expect((await enter({ token })).data.account.id).toBe(farm.id);
    expect((await look({ token })).data).toEqual({
      secondFactor: 'off',
      isUsed: false,
      isNeeded: false,
    });
  });
});

test('where no role needs one, nobody is asked, and the sign-on neither', async () => {
  const logins = {
    secondFactorOf: () => Promise.reject(new Error('asked all the same')),
    endSessions: async () => {},
  };
  const { login: enter } = setUp({ required: '', logins });
  expect((await enter({ token: await tokenOf('new.both') })).data.account.id).toBe(office.id);
});

test('a second factor cannot be looked up with a token that is none', async () => {
  const { look } = setUp();
  expect(await look({ token: 'a.b.c' })).toMatchObject({
    status: 401,
    code: 'sessions.invalidAuth',
  });
});
