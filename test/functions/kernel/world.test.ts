import { afterAll, beforeAll, expect, test } from 'vitest';
import { countryImplementations } from '#functions/countries/handler.ts';
import type { World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { makeWorld } from '#functions/kernel/world.ts';
import { getAccount } from '#functions/sessions/get-account.ts';
import { getSecondFactor } from '#functions/sessions/get-second-factor.ts';
import { listAccounts } from '#functions/sessions/list-accounts.ts';
import { login } from '#functions/sessions/login.ts';
import { Country } from '#shared/countries/country.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { ENTITY_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { accountOf } from '#test/support/accounts.ts';
import { type Asked, ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';
import { CLIENT_ID, startTestSso } from '#test/support/test-sso.ts';

let sso: Awaited<ReturnType<typeof startTestSso>>;
let world: World;
let now = Date.now();
const lines: string[] = [];
const quiet = {
  info: (text: string) => lines.push(text),
  error: (text: string) => lines.push(text),
};

beforeAll(async () => {
  sso = await startTestSso();
  const { config } = await testServices();
  const oidc = { OIDC_ISSUER: sso.issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_JWKS_URI: sso.jwksUri };
  world = { ...makeWorld({ ...config, ...oidc }, { now: () => new Date(now) }), log: quiet };
});
afterAll(() => sso.stop());

const sessions = (asked: Asked) =>
  ask(
    serve(
      'sessions',
      sessionEndpoints,
      { login, getSecondFactor, listAccounts, getAccount },
      () => world,
    ),
    asked,
  );

async function save(entityclass: string, data: object) {
  const create = { kind: 'create', id: world.newId(), entityclass, data } as const;
  const [saved] = await world.store.save({ changes: [create], by: 'system', changeset: 'test' });
  if (saved === undefined) throw new Error('Nothing was saved.');
  return saved;
}

test('with the real parts a country is found, and who signs in acts until the account is deactivated', async () => {
  const country = await save(
    'country',
    Country.parse({
      labels: [{ lang: 'de_DE', label: 'Deutschland' }],
      code: 'DE',
      domains: ['de.localhost'],
      languages: ['de_DE'],
      enabledForWebsite: true,
    }),
  );
  const countries = serve('countries', countryEndpoints, countryImplementations, () => world);
  const input = { url: 'http://de.localhost:8080/' };
  const answer = await ask(countries, { path: 'eav/domain/getbyurl', input });
  const { updatedBy: _editor, ...shown } = country;
  expect(answer.body.data?.country).toEqual(shown);

  const { data } = accountOf('AUT', 'Authority', {
    ssoUsers: ['anna'],
    staticData: { country: country.id },
  });
  const account = await save('account', data);
  const signIn = { method: 'POST', path: 'auth/domain/login', input: { token: await sso.sign() } };
  const { body } = await sessions(signIn);
  expect([body.data?.account?.id, body.data?.accounts]).toEqual([
    account.id,
    [expect.objectContaining({ id: account.id, role: 'AUT', active: true, current: true })],
  ]);

  const token = body.data.jwt;
  const own = () => sessions({ path: 'auth/domain/listaccounts', token });
  expect((await own()).status).toBe(200);
  const inactive = { ...data, active: false };
  const change = { kind: 'update', before: account, data: inactive } as const;
  await world.store.save({ changes: [change], by: 'system', changeset: 'deactivated' });
  now += ENTITY_CACHE_SECONDS * 1000 + 1;
  expect((await own()).status).toBe(401);
  expect((await sessions(signIn)).body.data).toMatchObject({ jwt: null, account: null });
});
