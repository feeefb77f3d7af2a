import { beforeAll, describe, expect, test } from 'vitest';
import { exportConfig } from '#functions/exports/export-config.ts';
import { exportKey } from '#functions/exports/export-key.ts';
import { exportImplementations } from '#functions/exports/handler.ts';
import { sweep } from '#functions/exports/schedule.ts';
import type { World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import {
  EXPORT_DAYS,
  EXPORT_LIST_ADDRESS,
  EXPORT_ROWS,
  EXPORTS_AN_HOUR,
} from '#shared/exports/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { DAY_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import { searchErrors } from '#shared/search/errors.ts';
import {
  formFields,
  packageOf,
  sentAnswers,
  steps,
} from '#test/functions/requests/request-forms.ts';
import { type Person, people } from '#test/functions/requests/request-people.ts';
import {
  makeRequestStage,
  type RequestStage,
  refusal,
} from '#test/functions/requests/request-stage.ts';
import { ask } from '#test/support/api-event.ts';
import { runSeed, sized } from '#test/support/campaign.ts';
import { outboxBodies, outboxMails } from '#test/support/outbox-messages.ts';
import { worldKilledAt } from '#test/support/patient-world.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testId } from '#test/support/test-id.ts';
import {
  type CallName,
  callExports,
  callerOf,
  ENGLISH,
  exported,
  readExport,
  runExport,
  texts,
} from './export-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
  for (const person of ['farmer', 'ins', 'aut', 'sup', 'neighbour'] as const) await use(person);
});

/** The person uses the account, or does not any more. */
const use = (person: Person, ssoUsers: readonly string[] = [person]) =>
  stage.put('account', people[person].id, { ...people[person].data, ssoUsers });
const caller = (person: Person) => callerOf(stage, { user: person, account: people[person].id });
const requests = { config: 'requests' };
const callAs = async <N extends CallName>(name: N, person: Person, input: object) =>
  callExports(name, await caller(person), input, stage.world);
const exportedBy = async (person: Person, more: object = {}) =>
  exported(stage.world, await caller(person), { ...requests, ...more });
const begin = async (person: Person, more: object = {}, world: World = stage.world) =>
  callExports('createJob', await caller(person), { ...requests, ...ENGLISH, ...more }, world);

describe('a file of requests', () => {
  test('has a row for each, with its parties, days and numbers in their own types', async () => {
    const decided = await stage.reach.decide();
    const job = await exportedBy('ins');
    expect(job).toMatchObject({ status: 'complete', config: 'requests', format: 'xlsx' });
    expect(job.file).toMatchObject({ id: job.id, name: 'requests-2026-03-02.xlsx' });
    const rows = await readExport(stage.world, job.id);
    expect(job.progress).toEqual({ done: rows.length, total: rows.length });
    const { process } = (await stage.stored(decided.id)) ?? {};
    const row = rows.find((found) => found['Request number']?.text === process?.hid);
    expect(row).toMatchObject({
      Status: { kind: 'text', text: 'Granted' },
      Farm: { text: 'farmer' },
      'Control number': { text: 'DE-BY-006-12345-A' },
      'Control body': { text: 'ins' },
      Authority: { text: 'aut' },
      Region: { text: 'x' },
      'Sent on': { kind: 'day', text: '2026-03-02' },
      'Decided on': { kind: 'day', text: '2026-03-02' },
    });
    expect(row?.Attachments).toEqual({ kind: 'number', text: '0' });
  });

  test('names the farm that a request waits for, whose account its authority may not read', async () => {
    const { id } = await stage.reach.decide();
    const { hid } = (await stage.stored(id))?.process ?? {};
    const rows = await readExport(stage.world, (await exportedBy('aut')).id);
    const row = rows.find((found) => found['Request number']?.text === hid);
    expect(row?.['Waits for']).toEqual({ kind: 'text', text: 'farmer' });
  });

  test('has the answers to older editions of a form in the same columns', async () => {
    const old = await stage.reach.send();
    const number = testId('field numberWanted');
    const field = formFields.find(({ internalName }) => internalName === 'numberWanted');
    const renamed = {
      ...field,
      internalName: 'animalsWanted',
      labels: [{ lang: 'en_GB', label: 'Animals wanted' }],
    };
    await stage.put('requestformfield', number, renamed);
    const purpose = { id: testId('field purpose'), rev: 1 };
    await stage.put(
      'requestpackage',
      testId('full'),
      packageOf('full', {
        steps: [
          { ...steps.application, fields: [purpose, { id: number, rev: 2 }] },
          steps.advice,
          steps.decision,
        ],
      }),
    );
    const later = await stage.fill('farmer', await stage.init('farmer'), [
      { field: 'purpose', value: 'renewal' },
      { field: 'animalsWanted', value: 7 },
    ]);
    const job = await exportedBy('ins');
    const rows = await readExport(stage.world, job.id);
    const wanted = async (id: string) => {
      const hid = (await stage.stored(id))?.process.hid;
      return rows.find((row) => row['Request number']?.text === hid)?.['Animals wanted'];
    };
    const before = sentAnswers.find(({ field }) => field === 'numberWanted')?.value;
    expect(await wanted(old.id)).toEqual({ kind: 'number', text: String(before) });
    expect(await wanted(later.id)).toEqual({ kind: 'number', text: '7' });
    await stage.put('requestpackage', testId('full'), packageOf('full'));
  });
});

describe('what a file tells', () => {
  test('is what its starter may see: a supplier reads no control number', async () => {
    const sent = await stage.reach.send({ sup: people.sup.id, package: { id: testId('telling') } });
    const job = await exportedBy('sup');
    const rows = await readExport(stage.world, job.id);
    const hid = (await stage.stored(sent.id))?.process.hid;
    expect(texts(rows, 'Request number')).toEqual([hid]);
    expect(rows[0]).toMatchObject({ Farm: { text: 'farmer' } });
    expect(rows[0]?.['Control number']).toBeUndefined();
    const none = await exportedBy('neighbour');
    expect(await readExport(stage.world, none.id)).toEqual([]);
  });

  test('follows the filter, the columns and the headings that are asked for, ids in place of labels', async () => {
    const hid = (await stage.stored((await stage.reach.send()).id))?.process.hid ?? '';
    const job = await exportedBy('aut', {
      runParams: { language: 'de_DE', tl: false },
      searchFilter: { field: 'hid', comparison: 'eq', value: hid },
      list: `/requests?text=${hid}`,
      columns: ['status', 'hid', 'animalkind', 'answers'],
      customColumnHeaders: { hid: 'Nr.', 'answers.purpose': 'Zweck' },
    });
    expect(job).toMatchObject({ conditions: 1, list: `/requests?text=${hid}` });
    expect(await readExport(stage.world, job.id)).toEqual([
      expect.objectContaining({
        Status: { kind: 'text', text: 'open' },
        'Nr.': { kind: 'text', text: hid },
        Tierart: { kind: 'text', text: testId('cattle') },
        Zweck: { kind: 'text', text: 'renewal' },
      }),
    ]);
  });

  test('is a table of values where CSV is asked for, as the spreadsheets of the language read it', async () => {
    const hid = (await stage.stored((await stage.reach.send()).id))?.process.hid ?? '';
    const job = await exportedBy('aut', {
      format: 'csv',
      runParams: { language: 'de_DE' },
      searchFilter: { field: 'hid', comparison: 'eq', value: hid },
      columns: ['hid', 'applicantName', 'sentOn', 'attachments'],
    });
    const file = Buffer.from(await stage.world.files.get(exportKey(job.id))).toString();
    expect(file).toBe(
      `\uFEFFAntragsnummer;Betrieb;Gesendet am;Anlagen\r\n${hid};farmer;2026-03-02;0\r\n`,
    );
  });

  test.each([
    ['an unknown column', { columns: ['hid', 'secret'] }, 'exports.unknownColumn', 'columns.1'],
    [
      'a heading of none',
      { customColumnHeaders: { secret: 'x' } },
      'exports.unknownColumn',
      'customColumnHeaders.secret',
    ],
    ['a name of none', { config: 'secrets' }, 'exports.unknownConfig', undefined],
    [
      'what no rule chose',
      { config: 'requestsWithoutContacts' },
      'exports.unknownConfig',
      undefined,
    ],
    [
      'a filter that only administrators may ask by',
      { searchFilter: { field: 'supervisor', comparison: 'exists', value: true } },
      'search.unknownField',
      'supervisor',
    ],
    [
      'a language that does not exist',
      { runParams: { language: 'xx_XX' } },
      'kernel.invalidInput',
      'runParams.language',
    ],
    ['a list of another site', { list: '//example.org' }, 'kernel.invalidInput', 'list'],
    ['a list of no path', { list: 'requests' }, 'kernel.invalidInput', 'list'],
    [
      'too long an address of a list',
      { list: `/${'a'.repeat(EXPORT_LIST_ADDRESS)}` },
      'kernel.invalidInput',
      'list',
    ],
  ])('%s is refused before anybody waits', async (_, more, code, path) => {
    const fields = path === undefined ? [] : [[path, expect.any(String)]];
    expect(await refusal(begin('aut', more))).toMatchObject({ code, fields });
  });
});

test('an account that begins more exports in an hour than it may is refused, with the time to wait', async () => {
  const used = { user: 'ins', account: people.ins.id, role: 'INS' } as const;
  const { jwt: token } = await stage.world.tokens.issue(used);
  const api = serve('exports', exportEndpoints, exportImplementations, () => stage.world);
  const asking = () => ask(api, { method: 'POST', path: 'export/job/create', token, input: {} });
  for (let count = 0; count < EXPORTS_AN_HOUR; count++)
    expect((await asking()).body.code).toBe('kernel.invalidInput');
  const { status, headers } = await asking();
  expect([status, headers['retry-after']]).toEqual([429, '3600']);
});

test('more rows than a file holds are refused before anybody waits', async () => {
  const counting = (total: number): World => ({
    ...stage.world,
    rowsFor: (who) => ({ ...stage.world.rowsFor(who), count: async () => total }),
  });
  const refused = { code: 'exports.tooManyRows', status: 422 };
  expect(await refusal(begin('aut', {}, counting(EXPORT_ROWS + 1)))).toMatchObject(refused);
  const { id } = await begin('aut', {}, counting(EXPORT_ROWS));
  await callAs('cancelJob', 'aut', { id });
});

describe('an export', () => {
  test('is one at a time for each account; a second one is led to the first', async () => {
    const first = await begin('ins');
    await expect(begin('ins')).rejects.toMatchObject({
      error: { code: 'exports.alreadyRunning', status: 409 },
      details: [{ id: first.id }],
    });
    const other = await begin('aut');
    await callAs('cancelJob', 'aut', { id: other.id });
    await callAs('cancelJob', 'ins', { id: first.id });
    await runExport(stage.world, first.id);
    expect(await callAs('getJob', 'ins', { id: first.id })).toMatchObject({
      status: 'cancelled',
    });
  });

  test('that took longer than a minute is mailed to its account, with the link of the file; a quick one is not', async () => {
    const mailsTo = async (id: string) =>
      (await outboxMails(stage.table)).flatMap((mail) =>
        mail.template === 'exportReady' && mail.params.link.includes(id) ? [mail] : [],
      );
    const quick = await exportedBy('ins');
    expect(await mailsTo(quick.id)).toEqual([]);
    const slow = await begin('ins');
    stage.time.now += 61_000;
    await runExport(stage.world, slow.id);
    const job = await callAs('getJob', 'ins', { id: slow.id });
    expect(await mailsTo(slow.id)).toMatchObject([
      {
        to: people.ins.id,
        params: {
          file: 'requests-2026-03-02.xlsx',
          rows: job.progress.done,
          link: `/exports#download:${slow.id}/requests-2026-03-02.xlsx`,
          expires: job.file?.expires,
        },
      },
    ]);
  });

  test('and its file are there for a week', async () => {
    const job = await exportedBy('ins');
    const ask = (name: CallName, person: Person) => callAs(name, person, { id: job.id });
    const { url } = await callAs('download', 'ins', { id: job.id });
    const loaded = await fetch(url);
    expect(loaded.headers.get('content-disposition')).toContain(job.file?.name);
    const listed = async () => (await callAs('listJobs', 'ins', {})).jobs.map(({ id }) => id);
    expect(await listed()).toContain(job.id);
    stage.time.now += EXPORT_DAYS * DAY_MS + 1000;
    expect(await refusal(ask('download', 'ins'))).toMatchObject({ code: 'exports.notFound' });
    expect(await listed()).not.toContain(job.id);
  });

  test('of somebody who left does not go on, and what was begun with more rights is not loaded', async () => {
    const job = await begin('aut');
    await use('aut', []);
    await runExport(stage.otherWorld(), job.id);
    await use('aut');
    expect(await callAs('getJob', 'aut', { id: job.id })).toMatchObject({
      status: 'failed',
      error: 'exports.notAllowed',
    });
    const done = await exportedBy('aut');
    const fewer = { ...(await caller('aut')), regions: [] };
    expect(
      await refusal(callExports('download', fewer, { id: done.id }, stage.world)),
    ).toMatchObject({
      code: 'exports.notFound',
    });
  });
});

test('an export that meets what passes by itself waits amid its file and goes on when the timer calls it', async () => {
  const whole = await exportedBy('ins');
  const { id } = await begin('ins');
  const { rowsFor } = stage.world;
  let pages = 0;
  const search = (rows: Rows) => async (query: Parameters<Rows['search']>[0]) => {
    pages += 1;
    if (pages > 1) throw new AppError(searchErrors.incomplete);
    return rows.search(query);
  };
  const busy = (who: Principal) => ({ ...rowsFor(who), search: search(rowsFor(who)) });
  await runExport({ ...stage.world, rowsFor: busy }, id);
  const job = async () => callAs('getJob', 'ins', { id });
  expect(await job()).toMatchObject({ status: 'running', progress: { done: 3 } });
  stage.time.now += 6 * MINUTE_MS;
  await sweep(stage.world);
  const called = await outboxBodies(stage.table, 'exports');
  expect(called.filter((body) => 'job' in body && body.job === id)).toHaveLength(2);
  await runExport(stage.world, id);
  expect(await job()).toMatchObject({ status: 'complete', progress: whole.progress });
});

const ROUNDS = sized(12);
test('an export that is killed wherever it stands gives the file of one that is not', async () => {
  while (
    (await stage.world.rowsFor(await caller('farmer')).count({ entityClass: 'request-process' })) <
    10
  )
    await stage.reach.send();
  const whole = await exportedBy('farmer');
  const expected = await stage.world.files.get(exportKey(whole.id));
  const random = seededRandom(runSeed('killed exports'));
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await begin('farmer');
    for (let left = 1 + Math.floor(random.next() * 12); ; left += 4) {
      const killed = worldKilledAt(stage.otherWorld(), left);
      await runExport(killed.world, id).catch((error: unknown) => {
        if (!String(error).includes('killed')) throw error;
      });
      // The lease of the dead one ends.
      stage.time.now += 2 * 60_000;
      if (!killed.isDead()) break;
    }
    const job = await callAs('getJob', 'farmer', { id });
    expect(job).toMatchObject({ status: 'complete', progress: whole.progress });
    expect(Buffer.from(await stage.world.files.get(exportKey(id))).equals(expected)).toBe(true);
  }
});

test('rules choose by which configuration an account exports requests, by its country, role and id', async () => {
  const chosen = async (person: Person) => callAs('getConfig', person, { alias: 'exportType' });
  expect(await chosen('aut')).toMatchObject({ alias: 'requests', entityClass: 'request-process' });
  await stage.put('ruleset', testId('export types'), {
    name: 'export types',
    alias: 'exportType',
    public: false,
    paths: [
      { path: 'account.role', type: 'string' },
      { path: 'country.code', type: 'string' },
      { path: 'export.type', type: 'string' },
    ],
    rules: [
      {
        name: 'German authorities',
        active: true,
        updated: '2026-03-02T08:00:00.000Z',
        when: [
          { path: 'account.role', comparison: 'eq', value: 'AUT' },
          { path: 'country.code', comparison: 'eq', value: 'DE' },
        ],
        then: [{ path: 'export.type', value: 'requestsWithoutContacts' }],
      },
    ],
  });
  expect(await chosen('ins')).toMatchObject({ alias: 'requests' });
  const { alias: config, columns } = await chosen('aut');
  expect(config).toBe('requestsWithoutContacts');
  expect(columns.map(({ name }) => name)).toEqual(exportConfig(config)?.columns);
  const job = await begin('aut', { config, runParams: { language: 'de_DE' } });
  expect(job).toMatchObject({ config, exports: 'requests' });
  const bodies = await outboxBodies(stage.world.config.TABLE, 'requests');
  expect(bodies).toContainEqual({
    ruleset: testId('export types'),
    fired: ['German authorities'],
    on: expect.any(String),
    by: job.id,
  });
  await runExport(stage.world, job.id);
  const [row = {}] = await readExport(stage.world, job.id);
  expect(Object.keys(row)).toEqual(columns.map(({ heading }) => heading));
  // Another configuration than the rules choose is none, and a column that it leaves out is none either.
  expect(await refusal(begin('aut'))).toMatchObject({ code: 'exports.unknownConfig' });
  const asked = { config, columns: ['applicantName'] };
  expect(await refusal(begin('aut', asked))).toMatchObject({ code: 'exports.unknownColumn' });
});
