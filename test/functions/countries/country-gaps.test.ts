import { beforeEach, expect, test } from 'vitest';
import { entityImplementations } from '#functions/entities/handler.ts';
import { tellEffects } from '#functions/entities/saving/tell-effects.ts';
import { saveEntry, updateFromPatch } from '#functions/entities/saving/write-entity.ts';
import { type EntitiesWorld, makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { placeTable } from '#test/support/place-table.ts';
import { principal } from '#test/support/principals.ts';
import { putPlaces } from '#test/support/put-places.ts';
import { testId } from '#test/support/test-id.ts';

const labels = [{ lang: 'en_GB' as const, label: 'x' }];
const data = {
  labels,
  code: 'SK',
  domains: ['si.test'],
  languages: ['de_AT', 'hr_HR'],
  enabledAnimals: [],
};

let world: EntitiesWorld;
beforeEach(async () => {
  world = await makeEntitiesWorld();
  await world.put('country', data, testId('country'));
  await putPlaces(world, placeTable('SK', ['1000|Bratislava|1/1/1|48.1|17.1']));
});

const authority = (name: string, regions: readonly string[], more: AccountFields = {}) =>
  world.put(
    'account',
    accountOf('AUT', name, {
      autApprovalForCountry: testId('country'),
      ...more,
      staticData: { responsibleForRegions: regions.map(testId) },
    }).data,
    testId(name),
  );
const region = (name: string) =>
  world.put('region', { labels, country: testId('country'), statecode: name }, testId(name));
/** Stores the country with these settings, whatever it lacks. */
async function store(more: object): Promise<void> {
  const before = await world.store.untyped.latest(testId('country'));
  if (before === undefined) throw new Error('no country');
  const changes = [{ kind: 'update' as const, before, data: { ...data, ...more } }];
  await world.store.save({ changes, by: 'system', changeset: '' });
}
const admin = () => world.as(principal('ADM'));
const ask = (patch: object = { offerAutApproval: true }) =>
  updateFromPatch({ id: testId('country'), rev: 1, patch: { ...patch }, changeset: '' }, admin());
const refused = (limit: number) => ({
  error: { status: 422, code: 'countries.approverMissing' },
  details: [{ path: 'data.offerAutApproval', code: 'countries.approverMissing', limit }],
});

test('a country asks for approvals once each region has an authority that gives them', async () => {
  await region('north');
  await region('south');
  await authority('office', ['north', 'south']);
  expect((await ask()).data.offerAutApproval).toBe(true);
});

test.each<[string, AccountFields]>([
  ['may approve nothing', { autApprovalForCountry: undefined }],
  ['approves in another country', { autApprovalForCountry: testId('elsewhere') }],
  ['is deactivated', { active: false }],
])('it does not while the authority of a region %s', async (_, more) => {
  await region('north');
  await region('south');
  await region('west');
  await authority('office', ['north']);
  await authority('other', ['south'], more);
  await expect(ask()).rejects.toMatchObject(refused(2));
});

test('it does not without any region, nor when it is created', async () => {
  await expect(ask()).rejects.toMatchObject(refused(0));
  const created = { ...data, code: 'AT', domains: ['at.test'], offerAutApproval: true };
  await expect(saveEntry({ entityclass: 'country', data: created }, admin())).rejects.toMatchObject(
    refused(0),
  );
});

const pageOf = (id: string, data: object, ...langs: readonly string[]) =>
  world.put(
    'cmspage',
    {
      ...data,
      internalName: id,
      title: labels,
      content: langs.map((lang) => ({ lang, content: 'x' })),
    },
    testId(id),
  );
const page = (usageKey: string, ...langs: readonly string[]) =>
  pageOf(usageKey, { usageKey }, ...langs);
const undecided = (name = 'package', more: object = {}) =>
  world.put(
    'requestpackage',
    {
      internalName: name,
      labels,
      descriptions: [],
      buttonLabels: [],
      enabled: true,
      countries: [testId('country')],
      animalkinds: [],
      requestTypes: ['authority'],
      legalBasis: 'FR',
      steps: [
        {
          id: testId('step'),
          form: labels,
          role: 'AGR',
          statusLabels: labels,
          notify: [],
          fields: [{ id: testId('field'), rev: 1 }],
        },
      ],
      ...more,
    },
    testId(name),
  );
const legalPages = () =>
  Promise.all(['tos-agr', 'privacy', 'imprint'].map((key) => page(key, 'de_DE', 'hr_HR')));
const SWITCH_ON = { enabledForWebsite: true, usesRequestSystem: true };

test('what a country lacks is told, with the entry where it is mended', async () => {
  await store({ usesRequestSystem: true });
  await region('north');
  await undecided();
  // No general order of the country permits a low hatch.
  await undecided('barred', { legalBasis: 'LOW' });
  await undecided('off', { legalBasis: 'LOW', enabled: false });
  await legalPages();
  await page('help', 'de_DE');
  await page('footer', 'de_AT', 'hr_HR');
  const { countryGaps } = entityImplementations;
  const context = { ...admin(), config: { ...world.config, OIDC_CLIENTS: { DE: 'client' } } };
  expect((await countryGaps({ country: testId('country') }, context)).gaps).toEqual([
    { gap: 'authorityMissing', count: 1 },
    { gap: 'packageUndecided', count: 1, of: testId('package') },
    { gap: 'packageBarred', count: 1, of: testId('barred') },
    { gap: 'pageMissing', count: 1, usageKey: 'help', of: testId('help') },
    { gap: 'pageCommon', count: 1, usageKey: 'privacy' },
    { gap: 'pageCommon', count: 1, usageKey: 'imprint' },
    { gap: 'pageMissing', count: 1, usageKey: 'accessibility' },
    { gap: 'animalsMissing', count: 1 },
    { gap: 'controlBodyMissing', count: 1 },
    { gap: 'codesNowhere', count: 1 },
    { gap: 'signOnMissing', count: 1 },
  ]);
});

test('a page of the country counts in the place of the one of all, which says nothing of the others', async () => {
  await legalPages();
  const own = { usageKey: 'imprint', country: testId('country') };
  await pageOf('own', own, 'de_DE');
  await pageOf('other', { ...own, country: testId('elsewhere') });
  const pages = async () => {
    const { gaps } = await entityImplementations.countryGaps(
      { country: testId('country') },
      admin(),
    );
    return gaps.filter(({ gap }) => gap === 'pageCommon' || gap === 'legalPageMissing');
  };
  const imprint = { gap: 'legalPageMissing', count: 1, usageKey: 'imprint', of: testId('own') };
  expect(await pages()).toEqual([{ gap: 'pageCommon', count: 1, usageKey: 'privacy' }, imprint]);
  // Where people live with the page of all already, it is not told.
  await store({ enabledForWebsite: true });
  expect(await pages()).toEqual([imprint]);
});

test('a country lacks breeds, packages and a control body while those that there are count for nothing', async () => {
  await store({
    usesRequestSystem: true,
    enabledAnimals: ['cattle', 'pigs', 'sheep', 'goats'].map(testId),
  });
  const breed = (name: string, animalkind: string, more: object = {}) =>
    world.put('offergroup', { labels, animalkind: testId(animalkind), ...more }, testId(name));
  await breed('everywhere', 'cattle');
  await breed('here', 'pigs', { activeInCountries: [testId('country')] });
  await breed('elsewhere', 'sheep', { activeInCountries: [testId('elsewhere')] });
  await breed('duplicate', 'goats', { sameAs: testId('everywhere') });
  const kind = (name: string) =>
    world.put('animalkind', { labels, cat1Mandatory: true }, testId(name));
  await kind('cattle');
  await kind('pigs');
  const category = (more: object) => world.put('category1', { labels, ...more });
  await category({ country: testId('elsewhere') });
  await category({ animalkinds: [testId('pigs')] });
  await undecided('off', { enabled: false });
  const unconfirmed = { staticData: { confirmedByAdminOn: undefined } };
  await world.put('account', accountOf('INS', 'body', unconfirmed).data, testId('body'));
  const { countryGaps } = entityImplementations;
  const { gaps } = await countryGaps({ country: testId('country') }, admin());
  const lacks = ({ gap }: { gap: string }) =>
    /^(animals|breeds|category|package|controlBody)Missing$/.test(gap);
  expect(gaps.filter(lacks)).toEqual([
    { gap: 'packageMissing', count: 1 },
    { gap: 'breedsMissing', count: 1, of: testId('sheep') },
    { gap: 'breedsMissing', count: 1, of: testId('goats') },
    { gap: 'categoryMissing', count: 1, of: testId('cattle') },
    { gap: 'controlBodyMissing', count: 1 },
  ]);
});

test('before it is opened, a country tells of authorities without users, and of terms without holidays', async () => {
  await authority('office', ['north']);
  await authority('joined', ['south'], { ssoUsers: [testId('user')] });
  for (const [name, aut] of [
    ['north', 'office'],
    ['south', 'joined'],
  ] as const)
    await world.put(
      'region',
      { labels, country: testId('country'), statecode: name, aut: testId(aut) },
      testId(name),
    );
  const step = { id: testId('step'), form: labels, role: 'AUT', statusLabels: labels, notify: [] };
  const steps = [{ ...step, workingDays: 10, fields: [{ id: testId('field'), rev: 1 }] }];
  await undecided('package', { steps });
  const line = ({ gap, count }: { gap: string; count: number }) =>
    ['authorityUnused', 'calendarMissing', 'holidaysOver'].includes(gap) ? [`${gap} ${count}`] : [];
  const told = async (more: object) => {
    await store({ usesRequestSystem: true, ...more });
    const { gaps } = await entityImplementations.countryGaps(
      { country: testId('country') },
      admin(),
    );
    return gaps.flatMap(line);
  };
  const both = ['authorityUnused 1', 'calendarMissing 1'];
  expect(await told({})).toEqual(both);
  const opening = async (patch: Readonly<Record<string, unknown>>) => {
    const { effects } = await tellEffects({ id: testId('country'), patch }, admin());
    return effects.flatMap(({ gaps = [] }) => gaps.flatMap(line));
  };
  expect(await opening({ enabledForWebsite: true })).toEqual(both);
  await store({ enabledForWebsite: true });
  expect(await opening({ usesRequestSystem: true })).toEqual(both);
  const holidays = (...days: readonly string[]) => ({
    holidays: days.map((on) => ({ labels, on, regions: [] })),
  });
  const calendar = { internalName: 'SK', country: testId('country'), ...holidays('05-01') };
  const { id } = await world.put('countrycalendar', calendar, testId('calendar'));
  expect(await told({ enabledForWebsite: true })).toEqual([]);
  // Days that hold in one year alone are entered each year again.
  world.time.now = Date.parse('2026-11-15T08:00:00.000Z');
  const enter = (rev: number, ...days: readonly string[]) =>
    updateFromPatch({ id, rev, patch: holidays(...days), changeset: '' }, admin());
  await enter(1, '05-01', '2026-06-08');
  expect(await told({ enabledForWebsite: true })).toEqual([]);
  await enter(2, '05-01', '2026-04-06', '2026-05-25');
  expect(await told({ enabledForWebsite: true })).toEqual(['holidaysOver 1']);
  await enter(3, '05-01', '2026-04-06', '2026-05-25', '2027-03-29');
  expect(await told({ enabledForWebsite: true })).toEqual([]);
});

test('a country whose places are not loaded is not switched on: nobody could say where animals stand', async () => {
  await legalPages();
  const created = { ...data, code: 'XB', domains: ['xb.test'], enabledForWebsite: true };
  await expect(saveEntry({ entityclass: 'country', data: created }, admin())).rejects.toMatchObject(
    { details: [{ path: 'data.enabledForWebsite', code: 'countries.placesMissing' }] },
  );
});

test('a country is not switched on while something harms, and each reason is named', async () => {
  await undecided();
  await page('tos-agr', 'de_DE', 'hr_HR');
  await page('privacy', 'de_DE');
  const { effects } = await tellEffects({ id: testId('country'), patch: SWITCH_ON }, admin());
  expect(effects).toMatchObject([{ effect: 'countryLacks' }]);
  const reason = (name: string, limit: unknown) => ({
    path: 'data.enabledForWebsite',
    code: `countries.${name}`,
    limit,
  });
  await expect(ask(SWITCH_ON)).rejects.toMatchObject({
    details: [
      reason('authorityMissing', 0),
      reason('packageUndecided', 1),
      reason('legalPageMissing', 'privacy'),
      reason('legalPageMissing', 'imprint'),
    ],
  });
});

test('it is switched on without what only helps; the site of the administration needs nothing', async () => {
  await legalPages();
  expect((await ask({ enabledForWebsite: true })).data.enabledForWebsite).toBe(true);
  const created = { ...data, code: 'XA', domains: ['admin.test'], isAdmin: true, ...SWITCH_ON };
  expect(await saveEntry({ entityclass: 'country', data: created }, admin())).toMatchObject({
    rev: 1,
  });
});

test('requests are not switched on in a country of the website while they would stay undecided', async () => {
  await legalPages();
  const live = await ask({ enabledForWebsite: true });
  await undecided();
  const patch = { usesRequestSystem: true };
  const change = { id: live.id, rev: live.rev, patch, changeset: '' };
  const { effects } = await tellEffects({ id: live.id, patch }, admin());
  expect(effects).toEqual([
    {
      effect: 'countryLacks',
      count: 2,
      of: live.id,
      gaps: [
        { gap: 'authorityMissing', count: 0 },
        { gap: 'packageUndecided', count: 1, of: testId('package') },
      ],
    },
  ]);
  await expect(updateFromPatch(change, admin())).rejects.toMatchObject({
    details: [
      { path: 'data.usesRequestSystem', code: 'countries.authorityMissing' },
      { path: 'data.usesRequestSystem', code: 'countries.packageUndecided' },
    ],
  });
});

test('a region whose authority is deactivated has none, and the authority is named', async () => {
  await legalPages();
  const region = (name: string, aut?: string) =>
    world.put(
      'region',
      { labels, country: testId('country'), statecode: name, ...(aut && { aut: testId(aut) }) },
      testId(name),
    );
  await authority('office', ['north'], { active: true });
  await authority('dormant', ['south', 'west'], { active: false });
  await region('north', 'office');
  await region('south', 'dormant');
  await region('west', 'dormant');
  await region('east');
  await expect(ask(SWITCH_ON)).rejects.toMatchObject({
    details: [
      { path: 'data.enabledForWebsite', code: 'countries.authorityMissing', limit: 1 },
      { path: 'data.enabledForWebsite', code: 'countries.authorityMissing', limit: 2 },
    ],
  });
  await store({ usesRequestSystem: true });
  const { countryGaps } = entityImplementations;
  const { gaps } = await countryGaps({ country: testId('country') }, admin());
  expect(gaps.filter(({ gap }) => gap === 'authorityMissing')).toEqual([
    { gap: 'authorityMissing', count: 1 },
    { gap: 'authorityMissing', count: 2, of: testId('dormant') },
  ]);
});

test('a country of the website gets no language in which a legal page is missing', async () => {
  await legalPages();
  const { id, rev } = await ask({ enabledForWebsite: true });
  const patch = { languages: ['de_AT', 'hr_HR', 'de_CH', 'it_IT'] };
  const change = { id, rev, changeset: '' };
  const { effects } = await tellEffects({ id, patch }, admin());
  expect(effects).toMatchObject([{ effect: 'countryLacks' }]);
  await expect(updateFromPatch({ ...change, patch }, admin())).rejects.toMatchObject({
    details: ['privacy', 'imprint', 'tos-agr'].map((limit) => ({
      path: 'data.languages',
      code: 'countries.legalPageMissing',
      limit,
    })),
  });
  const known = { languages: ['de_AT', 'hr_HR', 'de_CH'] };
  expect((await updateFromPatch({ ...change, patch: known }, admin())).rev).toBe(rev + 1);
});

test('the code of a country stays', async () => {
  await expect(ask({ code: 'CZ' })).rejects.toMatchObject({
    details: [{ path: 'data.code', code: 'entities.fieldNotYours' }],
  });
});
