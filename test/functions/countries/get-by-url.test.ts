import { describe, expect, test } from 'vitest';
import { countryImplementations } from '#functions/countries/handler.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { Country } from '#shared/countries/country.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { SERVER_LIST_SECONDS } from '#shared/kernel/limits.ts';
import { ask } from '#test/support/api-event.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { memoryWorld } from '#test/support/memory-world.ts';

/** As it is answered: nobody is told who changed a country. */
const shown = ({ updatedBy: _, ...country }: Entity<Country>) => country;

const countryOf = (code: string, more: object = {}) =>
  entityOf(
    'country',
    Country.parse({
      labels: [{ lang: 'en_GB', label: code }],
      code,
      domains: [`${code.toLowerCase()}.localhost`],
      languages: ['de_DE', 'en_GB'],
      enabledForWebsite: true,
      ...more,
    }),
    code,
  );
const germany = countryOf('DE', { domains: ['de.localhost', 'tiere.example'], ssoIdpHint: 'hint' });
const austria = countryOf('AT', { languages: ['de_AT'] });
const planned = countryOf('FR', { enabledForWebsite: false });
const administration = countryOf('XX', {
  domains: ['office.localhost'],
  enabledForWebsite: false,
  isAdmin: true,
});

function setUp() {
  const world = memoryWorld([germany, austria, planned, administration]);
  const countries = serve('countries', countryEndpoints, countryImplementations, () => world);
  const get = (url: unknown) => ask(countries, { path: 'eav/domain/getbyurl', input: { url } });
  return { world, get };
}
const germanAnswer = {
  country: shown(germany),
  languages: ['de_DE', 'en_GB'],
  isAdmin: false,
  ssoIdpHint: 'hint',
  oidc: { issuer: 'https://sso.test', clientId: 'client' },
};

describe('the country of an address', () => {
  test.each([
    'http://de.localhost:8080/',
    'https://tiere.example/offers?x=1#download',
    'https://TIERE.example',
    'https://elsewhere.example/de/offers',
    'https://elsewhere.example/DE',
  ])('%s is found by host or by the first part of the path', async (url) => {
    const { get } = setUp();
    expect((await get(url)).body.data).toEqual(germanAnswer);
  });

  test('signs in with a client of its own where it has one, others with the common one', async () => {
    const { world } = setUp();
    const config = { ...world.config, OIDC_CLIENTS: { DE: 'german' } };
    const countries = serve('countries', countryEndpoints, countryImplementations, () => ({
      ...world,
      config,
    }));
    const clientOf = async (url: string) =>
      (await ask(countries, { path: 'eav/domain/getbyurl', input: { url } })).body.data.oidc
        .clientId;

    expect(await clientOf('http://de.localhost/')).toBe('german');
    expect(await clientOf('http://at.localhost/')).toBe('client');
  });

  test('is decided by the host first', async () => {
    const { get } = setUp();
    const { body } = await get('https://at.localhost/de/');
    expect([body.data.country.data.code, body.data.ssoIdpHint]).toEqual(['AT', null]);
  });

  test.each([
    ['http://de.localhost/admin/users', true],
    ['http://de.localhost/offers/admin-note', false],
    ['http://office.localhost/', true],
    ['http://admin.example/de/', true],
    ['http://admin.de.localhost/', true],
    ['http://de-admin.localhost/', true],
    ['http://localhost/de/admin', true],
    ['http://localhost/admin', true],
    ['http://de.localhost/content/admin', false],
    ['http://badminton.localhost/de/', false],
  ])('%s: administration %s', async (url, isAdmin) => {
    const { get } = setUp();
    expect((await get(url)).body.data.isAdmin).toBe(isAdmin);
  });

  test.each([
    ['an unknown host', 'http://localhost:8080/'],
    ['a host that only ends like one', 'http://evil-de.localhost/'],
    ['a country that is not on the website', 'http://fr.localhost/'],
    ['its code', 'http://localhost/fr/'],
  ])('of %s is to be chosen from those on the website', async (_, url) => {
    const { get } = setUp();
    expect((await get(url)).body.data).toEqual({ countries: [germany, austria].map(shown) });
  });

  test.each([
    'de.localhost',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '//de.localhost',
    'http://',
  ])('cannot be asked for %s', async (url) => {
    const { get } = setUp();
    const { status, body } = await get(url);
    expect([status, body.code, body.details[0].path]).toEqual([400, 'countries.wrongUrl', 'url']);
  });

  test.each([[undefined], [''], [7], [`http://de.localhost/${'a'.repeat(2000)}`]])(
    'is not looked for without an address (%#)',
    async (url) => {
      const { get } = setUp();
      expect((await get(url)).body.code).toBe('kernel.invalidInput');
    },
  );

  test('is a few seconds behind at most', async () => {
    const { get, world } = setUp();
    const hint = async () => (await get('http://de.localhost/')).body.data.ssoIdpHint;
    expect(await hint()).toBe('hint');
    world.put({ ...germany, data: { ...germany.data, ssoIdpHint: 'new' } });
    world.wait(SERVER_LIST_SECONDS - 1);
    expect(await hint()).toBe('hint');
    world.wait(1);
    expect(await hint()).toBe('new');
  });

  test('is asked for again after a load that failed', async () => {
    const { get, world } = setUp();
    const { hits } = world.search;
    Object.assign(world.search, { hits: async () => Promise.reject(new Error('throttled')) });
    expect((await get('http://de.localhost/')).status).toBe(500);
    Object.assign(world.search, { hits });
    expect((await get('http://de.localhost/')).status).toBe(200);
  });
});
