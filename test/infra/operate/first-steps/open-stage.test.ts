import { beforeEach, expect, test } from 'vitest';
import { requireOpenCountry } from '#functions/accounts/account/require-open-country.ts';
import { findCountry } from '#functions/countries/get-by-url.ts';
import { switchedOn } from '#functions/countries/require-ready.ts';
import type { World } from '#functions/kernel/context.ts';
import { FIRST_ADMINISTRATOR, openStage } from '#infra/operate/first-steps/open-stage.ts';
import { Account } from '#shared/accounts/account.ts';
import { Cmspage } from '#shared/content/cmspage.ts';
import { LEGAL_PAGES } from '#shared/content/usage-keys.ts';
import { countryClass } from '#shared/countries/country.ts';
import { LOCALES, type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { countryRow, deploymentOf } from '#test/support/stage-templates.ts';

const EMAIL = 'operator@livestock.example';
const signOn = { kind: 'saml', hint: 'austria', metadataUrl: 'https://idp.example/metadata' };
const { countries } = deploymentOf([countryRow('CH'), countryRow('AT', { signOn })]);

let world: World & { usersOfPool: () => Promise<ReadonlySet<string> | undefined> };
let pool: ReadonlySet<string> | undefined;
beforeEach(async () => {
  const { config } = await testServices();
  pool = new Set(['anna', 'ben']);
  world = { ...patientWorld(config), usersOfPool: async () => pool };
});

const stored = async (id: string) => world.store.untyped.latest(id, { fresh: true });
const secretOf = (invitation: string) => invitation.split('/').at(-1) ?? '';

test('an empty table gets the configured countries, and an administrator with an invitation', async () => {
  const { created, invitation } = await openStage(world, { countries, email: EMAIL });
  expect(created).toEqual(['CH', 'AT']);
  expect(invitation).toMatch(/^https:\/\/ch\.livestock\.example\/invitation\/[\w-]{22}$/);
  const switzerland = await stored((await world.store.claimedBy('country', 'code', 'CH')) ?? '');
  const austria = await stored((await world.store.claimedBy('country', 'code', 'AT')) ?? '');
  expect(switzerland?.data).toMatchObject({
    labels: [{ lang: 'en_GB', label: 'Country CH' }],
    domains: ['ch.livestock.example'],
    languages: ['de_CH', 'fr_CH', 'it_CH'],
  });
  expect(austria?.data).toMatchObject({
    languages: ['de_AT'],
    enabledForWebsite: false,
    ssoIdpHint: 'austria',
    secondFactorFor: [],
  });
  expect((await stored(FIRST_ADMINISTRATOR))?.data).toMatchObject({
    staticData: { role: 'ADM', country: switzerland?.id },
    userData: { emails: [{ email: EMAIL, status: 'open' }] },
    ssoUsers: [],
    uiLocale: 'de_CH',
    active: true,
  });
});

test('nobody registers anywhere before the pages of the country are there: the first one asks for them, too', async () => {
  await openStage(world, { countries, email: EMAIL });
  const ids = await world.store.claimedByAny('country', 'code', ['CH', 'AT']);
  for (const id of ids.values()) {
    await expect(requireOpenCountry(world, id)).rejects.toMatchObject({
      error: { code: 'accounts.countryNotOpen' },
    });
  }
  const entities = await world.store.latestOf(countryClass, [...ids.values()]);
  const found = findCountry(entities, {
    hostname: 'ch.livestock.example',
    pathname: '/invitation/x',
  });
  expect(found).toMatchObject({ country: { data: { code: 'CH' } }, isAdmin: true });
  const home = entities.find(({ data }) => data.code === 'CH')?.data;
  if (home === undefined) throw new Error('no country');
  expect(switchedOn(home, { ...home, isAdmin: false })).toContain('enabledForWebsite');
});

test('help and the statement on accessibility are there from the first start, in every language', async () => {
  await openStage(world, { countries, email: EMAIL });
  const pageOf = async (key: string) => {
    const id = await world.store.claimedBy('cmspage', 'usageKey', key);
    return id && (await stored(id))?.data;
  };
  for (const key of ['footer', 'help', 'accessibility']) {
    const written = Cmspage.parse(await pageOf(key)).content.map(({ lang }) => lang);
    const isRead = (locale: Locale) =>
      ownLanguageChain(locale).some((own) => written.includes(own));
    expect(LOCALES.filter((locale) => !isRead(locale))).toEqual([]);
  }
  for (const key of LEGAL_PAGES) expect(await pageOf(key)).toBeUndefined();
});

test('done again, only the newest link counts, and countries stay as they are', async () => {
  const [austria = countries[0]] = countries.slice(1);
  await openStage(world, { countries: austria ? [austria] : [], email: EMAIL });
  const before = await stored((await world.store.claimedBy('country', 'code', 'AT')) ?? '');
  const { created, invitation } = await openStage(world, { countries, email: EMAIL });
  expect(created).toEqual(['CH']);
  expect(await stored(before?.id ?? '')).toEqual(before);
  const account = await stored(FIRST_ADMINISTRATOR);
  expect(account?.data).toMatchObject({ invites: [{ createdBy: FIRST_ADMINISTRATOR }] });
  expect(JSON.stringify(account)).not.toContain(secretOf(invitation));
});

test('twenty countries are more than one save holds; a run that broke off is ended by the next', async () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRST'].map((letter) => `X${letter}`);
  const wanted = { countries: deploymentOf(codes.map((code) => countryRow(code))).countries };
  let saves = 0;
  const save: typeof world.store.save = async (given) => {
    saves += 1;
    if (saves > 12) throw new Error('broken off');
    return world.store.save(given);
  };
  const breaking = { ...world, store: { ...world.store, save } };
  const broken = openStage(breaking, { ...wanted, email: EMAIL });
  await expect(broken).rejects.toThrow('broken off');
  expect(await stored(FIRST_ADMINISTRATOR)).toBeUndefined();

  const { created } = await openStage(world, { ...wanted, email: EMAIL });
  expect(created).toEqual(codes.slice(12));
  const ids = await world.store.claimedByAny('country', 'code', codes);
  const entities = await Promise.all([...ids.values(), FIRST_ADMINISTRATOR].map(stored));
  expect(entities.map((entity) => entity?.rev)).toEqual(Array(21).fill(1));
});

test('done again with another address, mails go to that one alone', async () => {
  await openStage(world, { countries, email: 'mistyped@livestock.example' });
  const before = await stored(FIRST_ADMINISTRATOR);
  if (before === undefined) throw new Error('no administrator');
  const { userData } = Account.parse(before.data);
  // A stranger may have opened the link of a mail.
  const emails = userData.emails.map(({ email }) => ({ email, status: 'verified' }));
  const data = { ...before.data, userData: { ...userData, emails } };
  const changes = [{ kind: 'update', before, data } as const];
  await world.store.save({ changes, by: 'system', changeset: 'test' });
  await openStage(world, { countries, email: EMAIL });
  expect((await stored(FIRST_ADMINISTRATOR))?.data).toMatchObject({
    userData: { address: { email: EMAIL }, emails: [{ email: EMAIL, status: 'open' }] },
  });
  expect(JSON.stringify(await stored(FIRST_ADMINISTRATOR))).not.toContain('mistyped');
});

/** Has these people use the administrator's account, and nobody be able to use it by anything else. */
async function usedBy(...ssoUsers: string[]): Promise<void> {
  await openStage(world, { countries, email: 'first@livestock.example' });
  const before = await stored(FIRST_ADMINISTRATOR);
  if (before === undefined) throw new Error('no administrator');
  const on = '2026-01-01T00:00:00.000Z';
  const joinings = ssoUsers.map((user) => ({
    user,
    on,
    way: 'invitation',
    name: `${user} of before`,
  }));
  const data = { ...before.data, ssoUsers, joinings, active: false };
  const changes = [{ kind: 'update', before, data } as const];
  await world.store.save({ changes, by: 'system', changeset: 'test' });
}

test('an administrator who can sign in keeps everybody else out', async () => {
  await usedBy('gone', 'anna');
  await expect(openStage(world, { countries, email: EMAIL })).rejects.toThrow(
    'The stage has an administrator who can sign in: further ones are invited in the product.',
  );
  expect((await stored(FIRST_ADMINISTRATOR))?.data.ssoUsers).toEqual(['gone', 'anna']);
});

test('where no administrator can sign in any more, the next one is invited, and the account keeps the names', async () => {
  await usedBy('gone', 'lost');
  // Meanwhile the first country has closed its site.
  for (const [code, enabledForWebsite] of [
    ['CH', false],
    ['AT', true],
  ] as const) {
    const id = (await world.store.claimedBy('country', 'code', code)) ?? '';
    const before = await stored(id);
    if (before === undefined) throw new Error('The country is gone.');
    const data = { ...before.data, enabledForWebsite, isAdmin: false };
    const changes = [{ kind: 'update', before, data } as const];
    await world.store.save({ changes, by: 'system', changeset: 'test' });
  }
  const { created, invitation } = await openStage(world, { countries, email: EMAIL });
  expect(created).toEqual([]);
  expect(invitation).toMatch(/^https:\/\/at\.livestock\.example\/invitation\/[\w-]{22}$/);
  const account = Account.parse((await stored(FIRST_ADMINISTRATOR))?.data);
  expect(account).toMatchObject({
    ssoUsers: [],
    joinings: [
      { user: 'gone', name: 'gone of before' },
      { user: 'lost', name: 'lost of before' },
    ],
    userData: { emails: [{ email: EMAIL }] },
    active: true,
  });
  expect(account.joinings?.every(({ leftOn }) => leftOn !== undefined)).toBe(true);
  expect(account.invites).toHaveLength(1);
});

test('without a user pool nobody is taken for gone', async () => {
  await usedBy('anna');
  pool = undefined;
  await expect(openStage(world, { countries, email: EMAIL })).rejects.toThrow(
    'The stage has no user pool: deploy identity first.',
  );
});
