import { beforeEach, expect, test } from 'vitest';
import { serve } from '#functions/kernel/http/serve.ts';
import { settingsImplementations } from '#functions/settings/handler.ts';
import { forgetSettings } from '#functions/settings/public.ts';
import { settingsKey } from '#functions/settings/stored-settings.ts';
import { settingsEndpoints } from '#shared/settings/endpoints.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { beginWith, rowOf } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const accounts = [
  accountOf('SUP', 'farm', { maxUsers: 2, ssoUsers: ['anna', 'bert'] }),
  accountOf('INS', 'office', { ssoUsers: ['anna'] }),
];
type Caller = readonly [user: string, account: string];
const annaAtTheFarm: Caller = ['anna', testId('farm')];
const annaAtTheOffice: Caller = ['anna', testId('office')];
const bertAtTheFarm: Caller = ['bert', testId('farm')];

const view = (name: string) => ({ name, search: '' });
const views = (count: number) => Array.from({ length: count }, (_, index) => view(String(index)));

let stage: Awaited<ReturnType<typeof makeStage>>;
async function makeStage() {
  const { config } = await testServices();
  const world = patientWorld(config, { now: () => new Date('2026-03-02T08:00:00.000Z') });
  const quiet = { ...world, log: { info: () => {}, error: () => {} } };
  const handler = serve('settings', settingsEndpoints, settingsImplementations, () => quiet);
  await beginWith(
    world,
    accounts.map(({ id, data }) => rowOf('account', id, data)),
  );
  const call = async (name: 'get' | 'update', caller: Caller | undefined, input: object) => {
    const { method, path } = settingsEndpoints[name];
    const claims = caller && { user: caller[0], account: caller[1], role: 'SUP' as const };
    const token = claims && (await world.tokens.issue(claims)).jwt;
    const asked = { method, path, input, ...(token === undefined ? {} : { token }) };
    const { status, body } = await ask(handler, asked);
    return { status, ...body };
  };
  return {
    world,
    get: async (caller: Caller) => (await call('get', caller, {})).data,
    update: (caller: Caller | undefined, settings: object) => call('update', caller, { settings }),
    call,
  };
}
beforeEach(async () => {
  stage = await makeStage();
});

test('who has set nothing has the defaults', async () => {
  expect(await stage.get(annaAtTheFarm)).toEqual(DEFAULT_SETTINGS);
});

test('what is set stays, and what is not named is left alone', async () => {
  const requests = { type: 'authority', package: testId('package') };
  expect(await stage.update(annaAtTheFarm, { timeFormat: '24', requests })).toMatchObject({
    status: 200,
    data: { ...DEFAULT_SETTINGS, timeFormat: '24', requests },
  });
  await stage.update(annaAtTheFarm, { density: 'compact', keyboardShortcuts: false });
  expect(await stage.get(annaAtTheFarm)).toEqual({
    timeFormat: '24',
    keyboardShortcuts: false,
    density: 'compact',
    requests,
    requestList: {},
    listViews: {},
    exportViews: {},
  });
  await stage.update(annaAtTheFarm, { requests: {} });
  expect((await stage.get(annaAtTheFarm)).requests).toEqual({});
});

test('each user has its own in each account, and the account is not changed', async () => {
  await stage.update(annaAtTheFarm, { timeFormat: '12' });
  expect(await stage.get(bertAtTheFarm)).toEqual(DEFAULT_SETTINGS);
  expect(await stage.get(annaAtTheOffice)).toEqual(DEFAULT_SETTINGS);
  expect((await stage.world.store.untyped.latest(testId('farm'), { fresh: true }))?.rev).toBe(1);
});

test('what another release wrote and this one does not know has its default', async () => {
  const [user, account] = annaAtTheFarm;
  const stored = { timeFormat: 'swatch', density: 'compact', theme: 'dark' };
  await stage.world.values.put(settingsKey({ user, account }), stored);
  expect(await stage.get(annaAtTheFarm)).toEqual({ ...DEFAULT_SETTINGS, density: 'compact' });
  await stage.update(annaAtTheFarm, { timeFormat: '12' });
  expect(await stage.get(annaAtTheFarm)).toMatchObject({ timeFormat: '12', density: 'compact' });
});

test('they are forgotten with the user', async () => {
  await stage.update(annaAtTheFarm, { timeFormat: '12' });
  await stage.update(bertAtTheFarm, { timeFormat: '24' });
  const [user, account] = annaAtTheFarm;
  await forgetSettings(stage.world, { user, account });
  expect(await stage.get(annaAtTheFarm)).toEqual(DEFAULT_SETTINGS);
  expect((await stage.get(bertAtTheFarm)).timeFormat).toBe('24');
});

test('the columns of the request list are kept beside what a request begins with', async () => {
  const requestList = { columns: ['status', 'since'] };
  await stage.update(annaAtTheFarm, { requests: { type: 'authority' } });
  await stage.update(annaAtTheFarm, { requestList });
  expect(await stage.get(annaAtTheFarm)).toMatchObject({
    requests: { type: 'authority' },
    requestList,
  });
});

test('views of every list are kept by its name', async () => {
  const requests = [view('Rinder')];
  await stage.update(annaAtTheFarm, { listViews: { requests } });
  const listViews = { 'request-log': [view('a')], 'manage/animalkind': [view('a'), view('b')] };
  await stage.update(annaAtTheFarm, { listViews });
  expect((await stage.get(annaAtTheFarm)).listViews).toEqual({ requests, ...listViews });
  await stage.update(annaAtTheFarm, { listViews: { 'request-log': [], requests: [] } });
  const { 'manage/animalkind': kept } = listViews;
  expect((await stage.get(annaAtTheFarm)).listViews).toEqual({ 'manage/animalkind': kept });
});

test('of changes at the same moment none is lost', async () => {
  const lists = ['users', 'offers', 'imports', 'request-log', 'accounts'];
  const changes = [
    ...lists.map((list) => ({ listViews: { [list]: [view('a')] } })),
    { density: 'compact' },
    { timeFormat: '12' },
    { exportViews: { requests: { columns: ['hid'], headings: {} } } },
  ];
  await Promise.all(changes.map((change) => stage.update(annaAtTheFarm, change)));
  expect(await stage.get(annaAtTheFarm)).toMatchObject({
    listViews: Object.fromEntries(lists.map((list) => [list, [view('a')]])),
    density: 'compact',
    timeFormat: '12',
    exportViews: { requests: { columns: ['hid'] } },
  });
});

test('the view of a file is kept for a kind of rows; another kind is refused by name', async () => {
  const exportViews = {
    requests: { columns: ['hid', 'answers.purpose'], headings: { hid: 'Nr.' } },
  };
  await stage.update(annaAtTheFarm, { exportViews });
  expect(await stage.get(annaAtTheFarm)).toEqual({ ...DEFAULT_SETTINGS, exportViews });
  expect(
    await stage.update(annaAtTheFarm, { exportViews: { secrets: exportViews.requests } }),
  ).toMatchObject({ status: 400 });
});

test('a wrong setting is refused by name, and nothing is saved', async () => {
  const wrong: [path: string, settings: object, code?: string][] = [
    ['timeFormat', { timeFormat: '25' }, 'fields.notAllowed'],
    ['theme', { theme: 'dark' }, 'fields.unknown'],
    ['requests.package', { requests: { package: 'none' } }, 'fields.wrongFormat'],
    ['requests.type', { requests: { type: 'wish' } }, 'fields.notAllowed'],
    ['requestList.columns.0', { requestList: { columns: ['secret'] } }],
    ['requestList.columns', { requestList: { columns: ['status', 'status'] } }],
    ['listViews.users', { listViews: { users: [view('a'), view('a')] } }],
    ['listViews.users.0.name', { listViews: { users: [view('')] } }],
    ['listViews.users', { listViews: { users: views(21) } }],
    [
      'listViews',
      { listViews: { a: views(20), b: views(20), c: views(20), d: views(20), e: views(1) } },
    ],
    ['listViews.Users!', { listViews: { 'Users!': views(1) } }],
  ];
  for (const [path, settings, code = expect.any(String)] of wrong) {
    const { status, details } = await stage.update(annaAtTheFarm, settings);
    const refusal = expect.objectContaining({ path: `settings.${path}`, code });
    expect([status, details]).toEqual([400, [refusal]]);
  }
  expect(await stage.get(annaAtTheFarm)).toEqual(DEFAULT_SETTINGS);
});
