import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { CLIENT_ID } from '#infra/local/local-addresses.ts';
import { localFetch } from '#infra/local/local-fetch.ts';
import { refresh, signIn } from '#infra/local/sso/sign-in.ts';
import { localSignOn } from '#test/support/local-sign-on.ts';

const FARMER = {
  login: 'farmer.de',
  email: 'farmer.de@demo.example',
  name: 'Frieda Feld',
  sub: 'demo-farmer-de',
};
const { addresses, port } = localSignOn([FARMER]);

const authorization = (more: Record<string, string> = {}) =>
  `${addresses().signOn}/auth?${new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${addresses().product}/`,
    state: 'x',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...more,
  })}`;

async function openForm(more: Record<string, string>, acceptLanguage: string) {
  const asked = await localFetch(authorization(more));
  const cookie = [asked.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
  const place = new URL(String(asked.headers.location), addresses().signOn);
  return localFetch(place, { headers: { cookie, 'accept-language': acceptLanguage } });
}

test('code and PKCE give an id token with name and checked e-mail, signed with a published key', async () => {
  const tokens = await signIn(addresses(), 'farmer.de', { password: 'demo' });
  const keys = createRemoteJWKSet(new URL(`http://127.0.0.1:${port()}/jwks`));
  const { payload, protectedHeader } = await jwtVerify(tokens?.idToken ?? '', keys, {
    issuer: addresses().signOn,
    audience: CLIENT_ID,
  });

  expect(protectedHeader.alg).toBe('RS256');
  expect(payload).toMatchObject({
    sub: FARMER.sub,
    email: FARMER.email,
    email_verified: true,
    name: FARMER.name,
  });
});

test('a refresh token gives new tokens once; used twice it is worth nothing', async () => {
  const first = await signIn(addresses(), 'farmer.de');
  const second = await refresh(addresses().signOn, first?.refreshToken ?? '');

  expect(decodeJwt(second.idToken)).toMatchObject({ sub: FARMER.sub, email: FARMER.email });
  await expect(refresh(addresses().signOn, first?.refreshToken ?? '')).rejects.toThrow(
    'invalid_grant',
  );
});

test.each([
  ['a wrong password', 'farmer.de', 'Demo'],
  ['an unknown user', 'nobody', 'demo'],
])('%s is refused', async (_what, login, password) => {
  expect(await signIn(addresses(), login, { password })).toBeUndefined();
});

test.each([
  ['elsewhere', { redirect_uri: 'http://evil.example/' }],
  ['to another port', { redirect_uri: 'http://de.localhost:1/' }],
  ['to another path', { redirect_uri: 'http://de.localhost:8080/other' }],
])('nobody is sent %s after signing in', async (_where, change) => {
  const answer = await localFetch(authorization(change));

  expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
});

test('a sign-in without PKCE is refused', async () => {
  const address = authorization().replace(/&code_challenge[^&]*/g, '');
  const answer = await localFetch(address);

  expect(answer.headers.location).toContain('error=invalid_request');
});

test.each([
  [{ ui_locales: 'de-AT' }, 'en', 'de', 'Benutzername'],
  [{ ui_locales: 'en-GB' }, 'de', 'en', 'User name'],
  [{}, 'pl;q=0.9, de;q=0.8', 'de', 'Benutzername'],
  [{}, 'fr-CH, de;q=0.8', 'fr', 'Nom d’utilisateur'],
  [{}, 'pl', 'en', 'User name'],
])(
  'asked for in %j by a browser that prefers %s, the form speaks %s',
  async (more, browser, lang, label) => {
    const form = await openForm(more, browser);

    expect(form.text).toContain(`<html lang="${lang}">`);
    expect(form.text).toContain(`<label for="login">${label}</label>`);
  },
);

test('the form has no inline script or style, and its hint of a provider is accepted', async () => {
  const form = await openForm({ identity_provider: 'demo-sso' }, 'de');

  expect(form.status).toBe(200);
  expect(form.text).not.toMatch(/<style|style=|<script>| on\w+=/);
  expect(form.text).toContain('<link rel="stylesheet" href="/dev/local-pages.css">');
});

test('a page of the product may read tokens and keys, others may not', async () => {
  const ask = (origin: string) =>
    localFetch(`${addresses().signOn}/token`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: `client_id=${CLIENT_ID}&grant_type=refresh_token&refresh_token=x`,
    });
  const own = addresses().country('at');
  const [ours, theirs] = [await ask(own), await ask('http://evil.example')];

  expect(ours.headers['access-control-allow-origin']).toBe(own);
  expect(theirs.headers['access-control-allow-origin']).toBeUndefined();
});

test('a sign-in that has expired says so, in the language of the browser', async () => {
  const answer = await localFetch(`${addresses().signOn}/sign-in/gone`, {
    headers: { 'accept-language': 'de' },
  });

  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Diese Anmeldung ist abgelaufen.');
});
