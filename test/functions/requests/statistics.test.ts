import { beforeAll, expect, test } from 'vitest';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { countRequest } from '#functions/requests/counting/count-request.ts';
import { readStatistics } from '#functions/requests/counting/read-statistics.ts';
import { readUsualTime } from '#functions/requests/counting/read-usual-time.ts';
import { sweepDueSteps } from '#functions/requests/deciding/sweep-due-steps.ts';
import { RequestMoved } from '#functions/requests/process/count-messages.ts';
import type { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { STATISTIC_ROWS } from '#shared/requests/limits.ts';
import { NOTHING_COUNTED } from '#shared/requests/statistics.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, packageOf } from './request-forms.ts';
import type { Person } from './request-people.ts';
import {
  contextFor,
  contextOf,
  dataOf,
  makeRequestStage,
  pin,
  type RequestStage,
  refusal,
} from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const bavaria = testId('Bavaria');

async function statistic(more: object = {}, person: Person = 'aut') {
  const asked = { from: '2026-01', to: '2026-12', regions: [bavaria], ...more };
  const input = parseInput(requestEndpoints.readStatistics.input, asked);
  return readStatistics(input, contextOf(stage.world, person));
}
const usualTime = (request: Entity, person: Person) =>
  readUsualTime({ process: request.id }, contextOf(stage.world, person));

/** What the worker does with all that was told until now, twice and the last first. */
async function count(): Promise<void> {
  const moves = (await outboxBodies(stage.world.config.TABLE, 'requests')).map((body) =>
    RequestMoved.parse(body),
  );
  for (const message of [...moves.toReversed(), ...moves]) await countRequest(stage.world, message);
}

const cell = { region: bavaria, animalkind: testId('cattle'), purpose: 'renewal' };
const none = NOTHING_COUNTED;

test('what is asked, granted and refused is counted by month, purpose and reason; a waiver takes nothing back', async () => {
  const drafted = await stage.init('farmer');
  await count();
  expect(await statistic()).toEqual({ rows: [], days: [] });
  await stage.call('removeRequest', 'farmer', { process: pin(drafted) });

  const open = await stage.reach.send();
  const first = await stage.reach.advise();
  const second = await stage.reach.advise();
  await count();
  const asked = { ...cell, month: '2026-03', ...none, requestsAsked: 3, animalsAsked: 36 };
  expect(await statistic()).toEqual({ rows: [asked], days: [] });

  stage.time.now += 40 * DAY_MS;
  const fewer = await stage.fill('aut', first, [
    { field: 'decision', value: 'acceptFewer' },
    { field: 'animalsGranted', value: 5 },
    { field: 'justificationCode', value: 'other' },
  ]);
  await stage.fill('aut', second, [{ field: 'decision', value: 'reject' }]);
  await count();
  const { rows, days } = await statistic();
  expect(rows.toSorted((a, b) => a.month.localeCompare(b.month))).toEqual([
    { ...asked, requestsAsked: 2, animalsAsked: 24 },
    { ...asked, reason: 'other', requestsAsked: 1, animalsAsked: 12 },
    { ...cell, month: '2026-04', ...none, requestsRefused: 1, animalsRefused: 12 },
    {
      ...cell,
      month: '2026-04',
      reason: 'other',
      ...none,
      requestsGranted: 1,
      animalsGranted: 5,
      animalsRefused: 7,
    },
  ]);
  expect(days).toEqual([{ region: bavaria, month: '2026-04', days: 40, decisions: 2 }]);
  expect(await usualTime(open, 'farmer')).toEqual({ days: 40 });

  await stage.call('waiveRequest', 'farmer', { process: pin(fewer) });
  await count();
  expect(await statistic()).toEqual({ rows, days });
});

test('what nobody decided in time is counted as lapsed, in the month it lapsed', async () => {
  const waiting = await stage.reach.send({ package: { id: testId('closing') } });
  const sentIn = dataOf(waiting).sentOn?.slice(0, 7);
  stage.time.now += 40 * DAY_MS;
  const month = new Date(stage.time.now).toISOString().slice(0, 7);
  const inMonth = async () => {
    await count();
    return (await statistic({ from: month })).rows.filter(({ requestsLapsed }) => requestsLapsed);
  };
  expect(sentIn).not.toBe(month);
  expect(await inMonth()).toEqual([]);
  expect((await sweepDueSteps(stage.world)).closed).toBe(1);
  expect(await inMonth()).toEqual([
    { ...cell, month, ...none, requestsLapsed: 1, animalsLapsed: 12 },
  ]);
  expect((await statistic({ from: month })).days).toEqual([]);
});

test('a record, which nobody decides on, is not counted', async () => {
  const before = await statistic();
  const [application] = packageOf('full').steps;
  const record = { legalBasis: 'BE', requestTypes: ['record'], steps: [application] };
  await stage.put('requestpackage', testId('recorded'), { ...packageOf('recorded'), ...record });
  const form = { package: { id: testId('recorded') }, type: 'record' } as const;
  expect(dataOf(await stage.reach.send(form)).status).toBe('closed');
  await count();
  expect(await statistic()).toEqual(before);
});

test('a request is counted in the month that it is in its country', async () => {
  stage.time.now = Date.parse('2026-10-31T23:30:00.000Z');
  await stage.reach.send();
  await count();
  const { rows } = await statistic({ from: '2026-10' });
  expect(rows.filter(({ requestsAsked }) => requestsAsked).map(({ month }) => month)).toEqual([
    '2026-11',
  ]);
});

test('decisions older than 90 days say nothing of the usual time', async () => {
  const decided = await stage.reach.decide(accepted);
  await count();
  expect((await usualTime(decided, 'aut')).days).toBeDefined();
  stage.time.now += 91 * DAY_MS;
  expect(await usualTime(decided, 'aut')).toEqual({});
});

test('what a control body decides says nothing of the authority', async () => {
  const before = await usualTime(await stage.reach.send(), 'aut');
  const [application, advice, decision] = packageOf('checked').steps;
  const byControlBody = { ...decision, role: 'INS' };
  const law = {
    internalName: 'DE',
    country: testId('DE'),
    validFrom: '2022-01-01',
    ...EU_LAW,
  };
  const certifier = EU_LAW.grounds.map((row) => ({ ...row, decider: 'certifier' }));
  await stage.put('countrylaw', testId('law'), { ...law, grounds: certifier });
  const checked = { ...packageOf('checked'), steps: [application, byControlBody, advice] };
  await stage.put('requestpackage', testId('checked'), checked);
  const sent = await stage.reach.send({ package: { id: testId('checked') } });
  const decided = await stage.fill('ins', sent, accepted);
  await stage.put('countrylaw', testId('law'), law);
  await count();
  expect(await usualTime(decided, 'aut')).toEqual(before);
});

test('who does not take part in a request does not learn of its authority', async () => {
  const draft = await stage.init('farmer');
  expect(await refusal(usualTime(draft, 'aut'))).toMatchObject({ code: 'requests.noProcessId' });
});

test('regions of another country, and unknown ones, are refused by name', async () => {
  expect(await refusal(statistic({ regions: [bavaria, testId('Tyrol'), testId('none')] }))).toEqual(
    {
      code: 'requests.regionNotFound',
      status: 422,
      fields: [
        ['regions.1', 'requests.regionNotFound'],
        ['regions.2', 'requests.regionNotFound'],
      ],
    },
  );
});

test.each([
  [STATISTIC_ROWS, undefined],
  [STATISTIC_ROWS + 1, 'requests.statisticTooLarge'],
])('%i rows: %s', async (count, code) => {
  const { tallies } = stage.world;
  const row = { row: '2026-03#kind####', numbers: { requestsAsked: 1 } };
  const read: typeof tallies.read = async (tally) =>
    tally.startsWith('requests#') ? Array(count).fill(row) : [];
  const asked = { from: '2026-01', to: '2026-12', regions: [bavaria] };
  const context = contextOf({ ...stage.world, tallies: { ...tallies, read } }, 'aut');
  const reading = readStatistics(asked, context).then(
    () => undefined,
    (refused: AppError) => refused.error.code,
  );
  expect(await reading).toBe(code);
});

test('administrators count any country, one at a time', async () => {
  const context = contextFor(stage.world, principal('ADM', { country: testId('elsewhere') }));
  const read = (regions: readonly string[]) =>
    readStatistics(
      parseInput(requestEndpoints.readStatistics.input, {
        from: '2026-01',
        to: '2026-12',
        regions,
      }),
      context,
    );
  const ofAuthority = await statistic({ regions: [bavaria, testId('Saxony')] });
  expect(ofAuthority.rows.length).toBeGreaterThan(0);
  expect(await read([bavaria, testId('Saxony')])).toEqual(ofAuthority);
  expect(await read([testId('Tyrol')])).toEqual({ rows: [], days: [] });
  const refused = ['regions.1', 'requests.regionNotFound'];
  expect(await refusal(read([bavaria, testId('Tyrol')]))).toMatchObject({ fields: [refused] });
  expect(await refusal(read([bavaria, testId('none')]))).toMatchObject({ fields: [refused] });
  expect(await refusal(read([testId('none')]))).toMatchObject({
    fields: [['regions.0', 'requests.regionNotFound']],
  });
});

test.each([
  [{ from: '2026-05', to: '2026-04' }],
  [{ from: '2020-01', to: '2025-01' }],
  [{ from: '2026-13' }],
  [{ regions: [] }],
  [{ regions: [bavaria, bavaria] }],
])('the period and regions %j are refused', async (more) => {
  const asked = { from: '2026-01', to: '2026-12', regions: [bavaria], ...more };
  expect(() => parseInput(requestEndpoints.readStatistics.input, asked)).toThrow();
});
