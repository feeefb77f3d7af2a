import { afterEach, beforeEach, expect, test } from 'vitest';
import type { World } from '#functions/kernel/context.ts';
import { loadSweep } from '#infra/local/api/load-entry-point.ts';
import { type Listening, listen } from '#infra/local/listen.ts';
import { timeRoom } from '#infra/local/time/time-room.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { type ApprovalStage, makeApprovalStage } from '#test/functions/offers/approval-stage.ts';
import { sentAnswers } from '#test/functions/requests/request-forms.ts';
import { people } from '#test/functions/requests/request-people.ts';
import { dataOf, makeRequestStage } from '#test/functions/requests/request-stage.ts';
import { testId } from '#test/support/test-id.ts';
import { unreadable } from '#test/support/unreadable.ts';

const log = { info: () => {}, error: () => {} };

let stage: ApprovalStage;
let world: World;
let listening: Listening;

beforeEach(async () => {
  stage = await makeApprovalStage();
  await stage.change('country', { offerAutApproval: false });
  await stage.change('supplier', { ssoUsers: ['new.anna'] });
  world = { ...stage.world, log };
  listening = await listen(
    timeRoom({ world: async () => world, sweepOf: loadSweep, logins: [] }),
    0,
  );
});
afterEach(() => listening.close());

async function post(path: string, form: Record<string, string>, headers = {}) {
  const answer = await fetch(`http://127.0.0.1:${listening.port}/dev/time/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  const said = /<p>([^<]*)<\/p>/.exec(await answer.text())?.[1];
  return [answer.status, said?.replaceAll('&#58;', ':')];
}
const warned = async () =>
  (await stage.mails()).filter(({ template }) => template === 'activityWarning').length;
const daysFromNow = (days: number) => new Date(stage.time.now + days * DAY_MS).toISOString();

test('a timer runs now, or as of a later day; what is saved afterwards is found all the same', async () => {
  await stage.create();
  expect(await post('timer', { domain: 'offers', days: '0' })).toEqual([
    200,
    `The timer of offers ran as of ${daysFromNow(0)}.`,
  ]);
  expect(await warned()).toBe(0);
  expect(await post('timer', { domain: 'offers', days: '83' })).toEqual([
    200,
    `The timer of offers ran as of ${daysFromNow(83)}.`,
  ]);
  expect(await warned()).toBe(1);
  const next = await stage.create();
  expect(await stage.found()).toContain(next.id);
});

test('days pass for one person: a warning is due, then the offers are hidden', async () => {
  const own = await stage.create();
  const other = await stage.create({ owner: testId('stranger') }, stage.stranger);
  expect(await post('pass', { login: 'new.anna', days: '83' })).toEqual([
    200,
    '1 offers and 0 requests of new.anna are 83 days older.',
  ]);
  await post('timer', { domain: 'offers', days: '0' });
  expect((await stage.mails()).map(({ to, template }) => [to, template])).toEqual([
    [testId('supplier'), 'activityWarning'],
  ]);
  expect((await stage.found()).toSorted()).toEqual([own.id, other.id].toSorted());
  await post('pass', { login: 'new.anna', days: '8' });
  expect(await stage.found()).toEqual([other.id]);
  await post('timer', { domain: 'offers', days: '0' });
  const end = new Date(Date.parse(own.data.activityUntil) - 91 * DAY_MS).toISOString();
  expect((await stage.stored(own)).data).toMatchObject({
    activityUntil: end,
    history: [{ begin: daysFromNow(-91), end }],
  });
});

test('days pass for the requests of one person: the office is reminded, then the next one waits; others keep their time', async () => {
  const requests = await makeRequestStage();
  const { data } = people.farmer;
  await requests.put('account', people.farmer.id, { ...data, ssoUsers: ['new.anna'] });
  const timed = { package: { id: testId('timed') } };
  const own = await requests.reach.send(timed);
  const begun = await requests.init('neighbour', timed);
  const other = await requests.fill('neighbour', begun, sentAnswers);
  world = { ...requests.world, log };

  expect(await post('pass', { login: 'new.anna', days: '11' })).toEqual([
    200,
    '0 offers and 1 requests of new.anna are 11 days older.',
  ]);
  await post('timer', { domain: 'requests', days: '0' });
  await post('pass', { login: 'new.anna', days: '3' });
  await post('timer', { domain: 'requests', days: '0' });
  const process = (await requests.stored(own.id))?.process;
  expect(process?.events.map(({ event }) => event)).toEqual(['init', 'send', 'remind', 'passOn']);
  expect(process).toMatchObject({
    status: 'open',
    step: 2,
    sentOn: new Date(requests.time.now - 14 * DAY_MS).toISOString(),
    stepSince: new Date(requests.time.now).toISOString(),
  });
  expect((await requests.stored(other.id))?.process).toEqual(dataOf(other));
});

test.each([
  ['timer', { domain: 'letters', days: '0' }, {}, /^domain: /],
  ['timer', { domain: 'offers', days: '-1' }, {}, /^days: /],
  ['pass', { login: 'nobody', days: '8' }, {}, /^login: nobody signs in as nobody/],
  ['other', {}, {}, /no \/dev\/time\/other/],
  ['timer', { domain: 'offers', days: '0' }, { 'sec-fetch-site': 'cross-site' }, /Use the form/],
])('%s with %j and %j is refused', async (path, form, headers, reason) => {
  await stage.create();
  expect(await post(path, form as Record<string, string>, headers)).toEqual([
    400,
    expect.stringMatching(reason),
  ]);
  expect(await warned()).toBe(0);
});

test('a timer that fails says so', async () => {
  const { rev } = await stage.create();
  expect(rev).toBe(1);
  world = { ...world, store: unreadable(world.store, testId('supplier')) };
  expect(await post('timer', { domain: 'offers', days: '83' })).toEqual([
    500,
    expect.stringContaining('1 suppliers, offers or searches were not swept.'),
  ]);
});
