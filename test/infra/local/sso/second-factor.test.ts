import { expect, test } from 'vitest';
import { localFetch } from '#infra/local/local-fetch.ts';
import { signIn } from '#infra/local/sso/sign-in.ts';
import { toBase32, totpAt } from '#infra/local/sso/totp.ts';
import { OWN_LOGIN_SCOPE } from '#infra/local/sso/user-api.ts';
import { localSignOn } from '#test/support/local-sign-on.ts';

const scope = `openid ${OWN_LOGIN_SCOPE}`;
const { addresses } = localSignOn([]);

async function call(name: string, input: object, headers: Record<string, string> = {}) {
  const answer = await localFetch(`${addresses().signOn}/`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}`, ...headers },
    body: JSON.stringify(input),
  });
  return { status: answer.status, ...JSON.parse(answer.text) };
}

const refused = (type: string) => ({ status: 400, __type: type, message: type });
const tokenOf = async (login: string, code?: string) =>
  (await signIn(addresses(), login, { scope, ...(code && { code }) }))?.accessToken ?? '';
const settingsOf = async (login: string) =>
  (await call('AdminGetUser', { Username: login })).UserMFASettingList;
const switchTo = (AccessToken: string, Enabled: boolean) =>
  call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled } });

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [1_111_111_111_000, '050471'],
  [1_234_567_890_000, '005924'],
  [2_000_000_000_000, '279037'],
  [20_000_000_000_000, '353130'],
])('the code of the time %d is that of RFC 6238, its last six digits', (time, code) => {
  expect(totpAt(toBase32(Buffer.from('12345678901234567890')), time)).toBe(code);
});

test('an app is associated by its code; from then on signing in asks for one, until it is switched off', async () => {
  const login = 'new.ada';
  const token = await tokenOf(login);
  expect(await settingsOf(login)).toEqual([]);
  expect(await switchTo(token, true)).toEqual(refused('InvalidParameterException'));

  const { SecretCode } = await call('AssociateSoftwareToken', { AccessToken: token });
  expect(SecretCode).toMatch(/^[A-Z2-7]{32}$/);
  const wrong = { AccessToken: token, UserCode: '000000' };
  expect(await call('VerifySoftwareToken', wrong)).toEqual(
    refused('EnableSoftwareTokenMFAException'),
  );
  const now = () => totpAt(SecretCode, Date.now());
  const right = { AccessToken: token, UserCode: now() };
  expect(await call('VerifySoftwareToken', right)).toEqual({ status: 200, Status: 'SUCCESS' });
  expect(await settingsOf(login)).toEqual([]);
  expect(await switchTo(token, true)).toEqual({ status: 200 });
  expect(await settingsOf(login)).toEqual(['SOFTWARE_TOKEN_MFA']);

  expect(await signIn(addresses(), login)).toBeUndefined();
  expect(await signIn(addresses(), login, { code: '000000' })).toBeUndefined();
  const again = await tokenOf(login, now());
  expect(again).not.toBe('');
  expect(await switchTo(again, false)).toEqual({ status: 200 });
  expect(await settingsOf(login)).toEqual([]);
  expect(await signIn(addresses(), login)).toBeDefined();
});

test('a token of an ordinary sign-in changes nothing at the login', async () => {
  const AccessToken = (await signIn(addresses(), 'new.bo'))?.accessToken ?? '';
  for (const token of [AccessToken, 'none']) {
    expect(await call('AssociateSoftwareToken', { AccessToken: token })).toEqual(
      refused('NotAuthorizedException'),
    );
    expect(await switchTo(token, false)).toEqual(refused('NotAuthorizedException'));
  }
});

test.each([
  ['AdminGetUser', { Username: 'nobody' }, 'UserNotFoundException'],
  ['AdminGetUser', {}, 'InvalidParameterException'],
  ['DeleteUser', {}, 'UnknownOperationException'],
])('%s with %j is refused as by Cognito', async (name, input, type) => {
  expect(await call(name, input)).toEqual(refused(type));
});

test('pages of the product may call, others may not', async () => {
  const preflight = (origin: string) =>
    localFetch(`${addresses().signOn}/`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'content-type,x-amz-target' },
    });
  const own = addresses().country('at');
  const [ours, theirs] = [await preflight(own), await preflight('http://evil.example')];
  expect([ours.status, ours.headers['access-control-allow-origin']]).toEqual([204, own]);
  expect(theirs.headers['access-control-allow-origin']).toBeUndefined();
});
