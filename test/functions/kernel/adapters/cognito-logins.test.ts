import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { makeLoginsOnDemand } from '#functions/kernel/adapters/logins-on-demand.ts';
import { listen } from '#infra/local/listen.ts';

/** Answers as Cognito documents it; what the local sign-on has no people for. */
const ANSWERS: Readonly<Record<string, [status: number, body: object]>> = {
  on: [200, { UserStatus: 'CONFIRMED', UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }],
  off: [200, { UserStatus: 'CONFIRMED' }],
  mail: [200, { UserStatus: 'CONFIRMED', UserMFASettingList: ['EMAIL_OTP'] }],
  'AT-eID_4711': [200, { UserStatus: 'EXTERNAL_PROVIDER' }],
  gone: [400, { __type: 'UserNotFoundException', message: 'User does not exist.' }],
  busy: [400, { __type: 'TooManyRequestsException', message: 'Rate exceeded' }],
  down: [503, {}],
};
const asked: object[] = [];
const { port, close } = await listen(async (request, response) => {
  const input = JSON.parse(await text(request));
  asked.push({ ...input, target: request.headers['x-amz-target'] });
  const [status, body] = ANSWERS[input.Username] ?? [500, {}];
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}, 0);
Object.assign(process.env, {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${port}`,
});
afterAll(close);

const logins = makeLoginsOnDemand({ userPoolId: 'eu-central-1_Pool' });

test.each([
  ['an authenticator app', 'on', 'on'],
  ['none', 'off', 'off'],
  ['codes by mail only, which the product does not offer', 'mail', 'off'],
  ['that of an identity provider', 'AT-eID_4711', 'elsewhere'],
])('a person with %s is told so', async (_, login, state) => {
  expect(await logins.secondFactorOf(login)).toBe(state);
  expect(asked.at(-1)).toEqual({
    UserPoolId: 'eu-central-1_Pool',
    Username: login,
    target: 'AWSCognitoIdentityProviderService.AdminGetUser',
  });
});

test.each([
  ['a person who is gone', 'gone', 'sessions.invalidAuth', 401],
  ['a user pool that has too much to do', 'busy', 'kernel.partAway', 503],
  ['a user pool that is away', 'down', 'kernel.partAway', 503],
])('%s lets nobody in', async (_, login, code, status) => {
  await expect(logins.secondFactorOf(login)).rejects.toMatchObject({ error: { code, status } });
});

test('sessions are ended for the person named, and a user pool that is away is told', async () => {
  await logins.endSessions('on');
  expect(asked.at(-1)).toEqual({
    UserPoolId: 'eu-central-1_Pool',
    Username: 'on',
    target: 'AWSCognitoIdentityProviderService.AdminUserGlobalSignOut',
  });
  const error = { code: 'kernel.partAway', status: 503 };
  await expect(logins.endSessions('down')).rejects.toMatchObject({ error });
});
