import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeAppTokens } from '#functions/kernel/tokens/app-tokens.ts';
import { makeTokenKeys } from '#infra/local/make-token-keys.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { memoryWorld, NOW } from '#test/support/memory-world.ts';
import { toyHandler } from '../http/toy-domain.ts';

const ISSUER = 'organic-livestock-database';
const keys = makeTokenKeys();
const jwk = JSON.parse(keys.privateJwk);
const {
  keys: [publicJwk],
} = JSON.parse(keys.publicJwks);
const signingKey = { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const;
const clock = { now: () => NOW };
const tokens = makeAppTokens({ ...keys, issuer: ISSUER }, clock);
const account = accountOf('AUT', 'authority', { ssoUsers: ['anna'] });
const claims = { user: 'anna', account: account.id, role: 'AUT' } as const;
const seconds = NOW.getTime() / 1000;

const HEADER = { alg: 'ES256', typ: 'JWT', kid: jwk.kid };
const PAYLOAD = {
  sub: 'anna',
  account: account.id,
  role: 'AUT',
  iss: ISSUER,
  aud: `${ISSUER}/api`,
  iat: seconds,
  exp: seconds + 900,
};
const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
type Signer = (text: Buffer) => Buffer;
const es256: Signer = (text) => sign('sha256', text, signingKey);

/** A token as an attacker would make it: any header, payload and signature. */
function forge(header: object | string, payload: object | string, signer: Signer = es256): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${signer(Buffer.from(text)).toString('base64url')}`;
}
const withHeader = (more: object) => forge({ ...HEADER, ...more }, PAYLOAD);
const withPayload = (more: object) => forge(HEADER, { ...PAYLOAD, ...more });
const hmac =
  (secret: string | Buffer): Signer =>
  (text) =>
    createHmac('sha256', secret).update(text).digest();

const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const otherJwk = other.publicKey.export({ format: 'jwk' });
const byOther: Signer = (text) =>
  sign('sha256', text, { key: other.privateKey, dsaEncoding: 'ieee-p1363' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey: KeyObject = createPublicKey({ key: publicJwk, format: 'jwk' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const good = forge(HEADER, PAYLOAD);
const [goodHeader, goodPayload, goodSignature = ''] = good.split('.');
const asDer = sign('sha256', Buffer.from(`${goodHeader}.${goodPayload}`), {
  ...signingKey,
  dsaEncoding: 'der',
});

const ATTACKS: Record<string, string> = {
  'alg none without signature': `${part({ ...HEADER, alg: 'none' })}.${goodPayload}.`,
  'alg none with the old signature': `${part({ ...HEADER, alg: 'none' })}.${goodPayload}.${goodSignature}`,
  'alg None in other letters': forge({ ...HEADER, alg: 'nOnE' }, PAYLOAD, () => Buffer.from('a')),
  'HS256 with the public key in PEM': forge({ ...HEADER, alg: 'HS256' }, PAYLOAD, hmac(pem)),
  'HS256 with the public JWK': forge(
    { ...HEADER, alg: 'HS256' },
    PAYLOAD,
    hmac(JSON.stringify(publicJwk)),
  ),
  'HS256 with the coordinate': forge(
    { ...HEADER, alg: 'HS256' },
    PAYLOAD,
    hmac(Buffer.from(publicJwk.x, 'base64url')),
  ),
  'HS256 with an empty secret': forge({ ...HEADER, alg: 'HS256' }, PAYLOAD, hmac('')),
  'RS256 of a foreign key': forge({ ...HEADER, alg: 'RS256' }, PAYLOAD, (text) =>
    sign('sha256', text, rsa.privateKey),
  ),
  'ES384 in name': withHeader({ alg: 'ES384' }),
  'no algorithm': forge({ typ: 'JWT', kid: jwk.kid }, PAYLOAD),
  'a key of its own under our kid': forge(HEADER, PAYLOAD, byOther),
  'a key of its own in the header': forge({ ...HEADER, jwk: otherJwk }, PAYLOAD, byOther),
  'a key set of its own by address': forge(
    { ...HEADER, jku: 'https://evil.test/jwks' },
    PAYLOAD,
    byOther,
  ),
  'a certificate of its own': forge({ ...HEADER, x5c: ['MIIB'] }, PAYLOAD, byOther),
  'an unknown kid': withHeader({ kid: 'unknown' }),
  'no kid': forge({ alg: 'ES256', typ: 'JWT' }, PAYLOAD),
  'a kid that is a path': withHeader({ kid: '../../../dev/null' }),
  'another type of token': withHeader({ typ: 'dpop+jwt' }),
  'no type': forge({ alg: 'ES256', kid: jwk.kid }, PAYLOAD),
  'an extension to be understood': withHeader({ crit: ['exp'], exp: 1 }),
  'an unencoded payload': withHeader({ b64: false, crit: ['b64'] }),
  expired: withPayload({ iat: seconds - 961, exp: seconds - 61 }),
  'without end': withPayload({ exp: undefined }),
  'an end in words': withPayload({ exp: 'tomorrow' }),
  'older than a token gets, though it says to live longer': withPayload({
    iat: seconds - 961,
    exp: seconds + 9000,
  }),
  'without beginning': withPayload({ iat: undefined }),
  'made in the future': withPayload({ iat: seconds + 61 }),
  'not yet valid': withPayload({ nbf: seconds + 61 }),
  'another issuer': withPayload({ iss: 'https://sso.test' }),
  'no issuer': withPayload({ iss: undefined }),
  'another audience': withPayload({ aud: 'client' }),
  'no audience': withPayload({ aud: undefined }),
  'no subject': withPayload({ sub: undefined }),
  'an empty subject': withPayload({ sub: '' }),
  'no account': withPayload({ account: undefined }),
  'an account that is no id': withPayload({ account: '1 OR 1=1' }),
  'a role that does not exist': withPayload({ role: 'ROOT' }),
  'the role of a guest': withPayload({ role: 'GUEST' }),
  'a changed payload under the old signature': `${goodHeader}.${part({ ...PAYLOAD, role: 'ADM' })}.${goodSignature}`,
  'the signature of another token': `${goodHeader}.${goodPayload}.${withPayload({ sub: 'ben' }).split('.')[2]}`,
  'a cut signature': good.slice(0, -4),
  'a signature of zeros': `${goodHeader}.${goodPayload}.${Buffer.alloc(64).toString('base64url')}`,
  'a signature in DER': `${goodHeader}.${goodPayload}.${asDer.toString('base64url')}`,
  'no signature': `${goodHeader}.${goodPayload}.`,
  'two parts': `${goodHeader}.${goodPayload}`,
  'four parts': `${good}.${goodSignature}`,
  'five parts, as encrypted tokens have': `${good}.a.b`,
  'a header that is no JSON': forge('{"alg"', PAYLOAD),
  'a payload that is no JSON': forge(HEADER, 'anna'),
  'a payload that is a list': forge(HEADER, '[]'),
  'only dots': '..',
  nothing: '',
  'another word': 'undefined',
  'a second token behind it': `${good} ${good}`,
  'far too long': withPayload({ more: 'a'.repeat(8000) }),
};

describe('an app token', () => {
  test('gives back who it was issued for', async () => {
    const { jwt, expires } = await tokens.issue(claims);
    expect(await tokens.verify(jwt)).toEqual(claims);
    expect(expires).toEqual(new Date('2026-03-02T08:15:00.000Z'));
  });

  test('forged with the true key is good, so that each attack below fails for its own reason', async () => {
    expect(await tokens.verify(good)).toEqual(claims);
  });

  test('is accepted up to 60 seconds after its end, for clocks that differ', async () => {
    const late = withPayload({ iat: seconds - 959, exp: seconds - 59 });
    expect(await tokens.verify(late)).toEqual(claims);
  });

  test('of the old key is accepted while the old public key is published', async () => {
    const next = makeTokenKeys();
    const both = { keys: [publicJwk, ...JSON.parse(next.publicJwks).keys] };
    const rotated = makeAppTokens(
      { privateJwk: next.privateJwk, publicJwks: JSON.stringify(both), issuer: ISSUER },
      clock,
    );
    expect(await rotated.verify(good)).toEqual(claims);
    const { jwt } = await rotated.issue(claims);
    await expect(tokens.verify(jwt)).rejects.toMatchObject({
      error: { code: 'sessions.invalidAuth' },
    });
  });
});

test('who has the public keys only verifies tokens, and issues none', async () => {
  const verifying = makeAppTokens({ ...keys, privateJwk: undefined, issuer: ISSUER }, clock);
  const { jwt } = await tokens.issue(claims);
  expect(await verifying.verify(jwt)).toEqual(claims);
  await expect(verifying.issue(claims)).rejects.toThrow('JWT_PRIVATE_JWK is missing');
});

describe('a call with a bad token is 401, never a guest’s', () => {
  let world: ReturnType<typeof memoryWorld>;
  const call = (authorization: string) =>
    ask(toyHandler(world), { path: 'toys/own', headers: { authorization } });

  beforeEach(() => {
    world = memoryWorld([account], {
      environment: { JWT_PRIVATE_JWK: keys.privateJwk, JWT_PUBLIC_JWKS: keys.publicJwks },
    });
  });

  test('a good one is let in', async () => {
    const { status, body } = await call(`Bearer ${good}`);
    expect([status, body.data?.roles]).toEqual([200, ['AUT']]);
  });

  test.each(Object.entries(ATTACKS))('%s', async (_, token) => {
    const { status, headers, body } = await call(`Bearer ${token}`);
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        ok: false,
        data: null,
        message: 'invalid auth',
        code: 'sessions.invalidAuth',
        details: [],
        id: 'request-1',
      },
    });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  test.each([
    ['another scheme', `Basic ${good}`],
    ['no scheme', good],
    ['an empty header', ''],
    ['the scheme alone', 'Bearer'],
  ])('%s', async (_, authorization) => {
    expect((await call(authorization)).status).toBe(401);
  });
});
