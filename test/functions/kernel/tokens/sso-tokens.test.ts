import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeSsoTokens } from '#functions/kernel/tokens/sso-tokens.ts';
import { CLIENT_ID, startTestSso } from '#test/support/test-sso.ts';

let sso: Awaited<ReturnType<typeof startTestSso>>;
let verifySso: ReturnType<typeof makeSsoTokens>['verifySso'];
const now = () => Math.floor(Date.now() / 1000);
const codeOf = (token: string) =>
  verifySso(token).then(
    () => 'accepted',
    (error) => error.error.code,
  );

beforeEach(async () => {
  sso = await startTestSso();
  ({ verifySso } = makeSsoTokens({ ...sso, clientIds: [CLIENT_ID], clock: systemClock }));
});
afterEach(() => sso.stop());

describe('an id token of the single sign-on', () => {
  test('names the user', async () => {
    expect(await verifySso(await sso.sign())).toEqual({ user: 'anna' });
  });

  test('names the login of a person of an identity provider, by which Cognito finds it', async () => {
    const token = await sso.sign({ 'cognito:username': 'AT-eID_4711' });
    expect(await verifySso(token)).toEqual({ user: 'anna', login: 'AT-eID_4711' });
  });

  test.each([
    [{ email: 'anna@example.org', email_verified: true }, 'anna@example.org'],
    [{ email: 'anna@example.org', email_verified: 'true' }, 'anna@example.org'],
    [{ email: 'anna@example.org', email_verified: false }, undefined],
    [{ email: 'anna@example.org', email_verified: 'false' }, undefined],
    [{ email: 'anna@example.org', email_verified: 1 }, undefined],
    [{ email: 'anna@example.org' }, undefined],
    [{ email: 'anna', email_verified: true }, undefined],
    [{ email: 7, email_verified: true }, undefined],
    [{ email_verified: true }, undefined],
  ])('vouches with %j for %s', async (claims, verifiedEmail) => {
    expect(await verifySso(await sso.sign(claims))).toStrictEqual({ user: 'anna', verifiedEmail });
  });

  test.each([
    [{ email: 'anna@example.org' }, 'anna@example.org'],
    [{ email: 'anna@example.org', email_verified: 'false' }, 'anna@example.org'],
    [{ email: 'anna' }, undefined],
    [{}, undefined],
    // Made for several: the trusted client may not be the one whose provider was asked.
    [{ email: 'anna@example.org', aud: [CLIENT_ID, 'other'], azp: CLIENT_ID }, undefined],
    [{ email: 'anna@example.org', aud: 'other' }, undefined],
  ])(
    'of a provider that is trusted with addresses vouches with %j for %s',
    async (claims, email) => {
      const trusting = makeSsoTokens({
        ...sso,
        clientIds: [CLIENT_ID, 'other'],
        clock: systemClock,
        trustedWithEmail: [CLIENT_ID],
      });
      const { verifiedEmail } = await trusting.verifySso(await sso.sign(claims));
      expect(verifiedEmail).toBe(email);
    },
  );

  test('may be signed with ES256, be one of Cognito, and have several audiences', async () => {
    await sso.addKey('ec', 'ES256');
    const token = await sso.sign(
      { token_use: 'id', aud: [CLIENT_ID, 'other'], azp: CLIENT_ID },
      {},
      'ec',
    );
    expect(await codeOf(token)).toBe('accepted');
  });

  test('is accepted up to 60 seconds after its end', async () => {
    expect(await codeOf(await sso.sign({ exp: now() - 50 }))).toBe('accepted');
  });

  test.each([
    ['expired', { exp: 1 }, 'sessions.expiredToken'],
    ['of another application', { aud: 'other' }, 'sessions.wrongAudience'],
    ['of no application', { aud: undefined }, 'sessions.wrongAudience'],
    [
      'made for another application that shares it',
      { aud: [CLIENT_ID, 'other'], azp: 'other' },
      'sessions.invalidAuth',
    ],
    ['of another issuer', { iss: 'https://evil.test' }, 'sessions.invalidAuth'],
    ['without issuer', { iss: undefined }, 'sessions.invalidAuth'],
    ['without user', { sub: undefined }, 'sessions.invalidAuth'],
    ['of an empty user', { sub: '' }, 'sessions.invalidAuth'],
    ['without end', { exp: undefined }, 'sessions.invalidAuth'],
    ['without beginning', { iat: undefined }, 'sessions.invalidAuth'],
    ['made in the future', { iat: 9_999_999_999 }, 'sessions.invalidAuth'],
    ['not yet valid', { nbf: 9_999_999_999 }, 'sessions.invalidAuth'],
    ['that is an access token', { token_use: 'access' }, 'sessions.invalidAuth'],
  ])('%s is refused', async (_, claims, code) => {
    expect(await codeOf(await sso.sign(claims))).toBe(code);
  });

  test.each(['RS384', 'RS512', 'PS256', 'ES384', 'EdDSA'])(
    'signed with %s is refused',
    async (alg) => {
      await sso.addKey('other', alg);
      expect(await codeOf(await sso.sign({}, {}, 'other'))).toBe('sessions.invalidAuth');
    },
  );

  test('with an extension to be understood is refused', async () => {
    const token = await sso.sign({}, { crit: ['b64'], b64: true });
    expect(await codeOf(token)).toBe('sessions.invalidAuth');
  });

  test('signed by a key that is not published is refused, though it names one that is', async () => {
    const foreign = await startTestSso();
    await foreign.addKey('own', 'RS256');
    const token = await foreign.sign({ iss: sso.issuer }, { kid: 'rsa' }, 'own');
    await foreign.stop();
    expect(await codeOf(token)).toBe('sessions.invalidAuth');
  });

  test.each([
    ['alg none', (text: string) => `${text}.`, { alg: 'none' }],
    [
      'HS256 with the published key',
      (text: string) => `${text}.${createHmac('sha256', 'rsa').update(text).digest('base64url')}`,
      { alg: 'HS256' },
    ],
  ])('%s is refused', async (_, finish, header) => {
    const [, payload] = (await sso.sign()).split('.');
    const head = Buffer.from(JSON.stringify({ kid: 'rsa', ...header })).toString('base64url');
    expect(await codeOf(finish(`${head}.${payload}`))).toBe('sessions.invalidAuth');
  });

  test.each(['', 'a', 'a.b.c', '..', 'eyJhbGciOiJSUzI1NiJ9.e30.'])(
    '%j is refused',
    async (token) => {
      expect(await codeOf(token)).toBe('sessions.invalidAuth');
    },
  );

  test('whose payload was changed is refused', async () => {
    const [header, , signature] = (await sso.sign()).split('.');
    const [, payload] = (await sso.sign({ sub: 'ben' })).split('.');
    expect(await codeOf(`${header}.${payload}.${signature}`)).toBe('sessions.invalidAuth');
  });
});

describe('the keys of the single sign-on', () => {
  test('are fetched once for many tokens', async () => {
    const token = await sso.sign();
    await Promise.all(Array.from({ length: 20 }, () => verifySso(token)));
    expect(sso.fetches()).toBe(1);
  });

  test('are fetched again when a token names a key that came later', async () => {
    await verifySso(await sso.sign());
    await sso.addKey('next', 'RS256');
    expect(await codeOf(await sso.sign({}, {}, 'next'))).toBe('accepted');
    expect(sso.fetches()).toBe(2);
  });

  test('are not fetched for each token that names an unknown key', async () => {
    await verifySso(await sso.sign());
    for (let index = 0; index < 10; index += 1) {
      expect(await codeOf(await sso.sign({}, { kid: `made-up-${index}` }))).toBe(
        'sessions.invalidAuth',
      );
    }
    expect(sso.fetches()).toBe(2);
    expect(await codeOf(await sso.sign())).toBe('accepted');
  });

  test('that cannot be had make the service unavailable, and nobody is let in', async () => {
    sso.setUp(false);
    const token = await sso.sign();
    expect(await codeOf(token)).toBe('kernel.partAway');
    sso.setUp(true);
    expect(await codeOf(token)).toBe('accepted');
  });
});
