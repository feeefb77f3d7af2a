import { beforeAll, expect, test } from 'vitest';
import { linesSince } from '#functions/requests/process/decision-record-of.ts';
import { deleteRequests } from '#functions/requests/removing/delete-requests.ts';
import { redactApplicant } from '#functions/requests/removing/redact-applicant.ts';
import type { RecordLine } from '#shared/requests/entities/decision-record.ts';
import { decisionRecordClass } from '#shared/requests/entities/decision-record-class.ts';
import { animalsReturned } from '#shared/requests/law/purchases.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, packageOf } from './request-forms.ts';
import { people } from './request-people.ts';
import {
  contextFor,
  dataOf,
  makeRequestStage,
  pin,
  type RequestStage,
  refusal,
} from './request-stage.ts';

const dairy = testId('dairy');

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
  const usage = { labels: [{ lang: 'de_DE', label: 'Milch' }], animalkinds: [testId('cattle')] };
  await stage.put('animalusage', dairy, { ...usage, reportCode: 'milk' });
  await stage.put('animalusage', testId('suckler'), usage);
  await stage.put('requestpackage', testId('rescue'), packageOf('rescue', { legalBasis: 'CAT' }));
});

const admin = () => contextFor(stage.world, principal('ADM'));
const recordOf = async (process: string) => {
  const { store } = stage.world;
  const id = await store.claimedBy('decisionrecord', 'process', process);
  return id === undefined ? undefined : store.latest(decisionRecordClass, id, { fresh: true });
};
const wish = { animalusage: dairy, offergroup: testId('angus') };
const decide = async (fieldData: object = accepted, more: object = wish) => {
  const sent = await stage.reach.send(more);
  const advised = await stage.fill('ins', sent, [{ field: 'advice', value: 'positive' }]);
  return stage.fill('aut', advised, fieldData);
};

test('a granted request has its record from the same save on, without a person', async () => {
  const granted = await decide([
    { field: 'decision', value: 'acceptFewer' },
    { field: 'animalsGranted', value: 5 },
    { field: 'justificationCode', value: 'other' },
  ]);
  expect(dataOf(granted).decision).toMatchObject({ legalBasis: 'FR', animalsGranted: 5 });
  const record = await recordOf(granted.id);
  expect(record?.data).toMatchObject({
    process: granted.id,
    hid: dataOf(granted).hid,
    country: testId('DE'),
    year: 2026,
    offergroup: testId('angus'),
    breed: [{ lang: 'de_DE', label: 'x' }],
    purpose: 'milk',
    ground: 'FR',
    reportTable: 'II2',
    justification: 'other',
    asked: 12,
    granted: 5,
    lines: [],
  });
  const kept = JSON.stringify(record?.data);
  for (const person of [people.farmer.id, 'farmer', '12345']) expect(kept).not.toContain(person);
});

test.each(['reject', 'notNeeded'])(
  'a decision that grants nothing (%s) has none',
  async (value) => {
    expect(await recordOf((await decide([{ field: 'decision', value }])).id)).toBeUndefined();
  },
);

test('purchase and end of the permission are added, and what was granted stays', async () => {
  const granted = await decide();
  const bought = await stage.fill('farmer', granted, [{ field: 'animalsBought', value: 7 }]);
  await stage.call('waiveRequest', 'farmer', { process: pin(bought) });
  const record = await recordOf(granted.id);
  expect(record).toMatchObject({ rev: 3, data: { granted: 12 } });
  expect(record?.data.lines.map(({ event, animals }) => [event, animals])).toEqual([
    ['buy', 7],
    ['waive', 5],
  ]);
});

test('a revocation is added as one', async () => {
  const granted = await decide();
  const reason = 'The farm has given up its herd.';
  await stage.call('revokeRequest', 'aut', { process: pin(granted), reason });
  const record = await recordOf(granted.id);
  expect(record?.data.lines).toMatchObject([{ event: 'revoke', animals: 12 }]);
});

test('a purchase that is reported after the end counts once: the rest given up shrinks by it', async () => {
  const granted = await decide();
  const reason = 'The farm has given up its herd.';
  const revoked = await stage.call('revokeRequest', 'aut', { process: pin(granted), reason });
  const reported = await stage.fill('farmer', revoked, [{ field: 'animalsBought', value: 2 }]);
  const said = (lines: readonly RecordLine[] = []) =>
    lines.map(({ event, animals }) => [event, animals]);
  expect(said((await recordOf(granted.id))?.data.lines)).toEqual([
    ['revoke', 12],
    ['buy', 2],
    ['revoke', -2],
  ]);
  const process = dataOf(reported);
  expect(animalsReturned(process, '2026-03-02')).toBe(10);
  expect(said(linesSince(undefined, process, process.created))).toEqual([
    ['buy', 2],
    ['revoke', 10],
  ]);
});

test('it survives the redaction of the applicant and the deletion of the request', async () => {
  const granted = await decide();
  const before = await recordOf(granted.id);
  await redactApplicant(stage.world, {
    farmer: people.farmer.id,
    offices: [],
    uploads: new Set(),
  });
  const { hid = '' } = dataOf(granted);
  await deleteRequests(
    { processes: [granted.id], confirm: hid, reason: 'asked by letter' },
    admin(),
  );
  expect(await stage.stored(granted.id)).toBeUndefined();
  expect(await recordOf(granted.id)).toEqual(before);
});

test('the year is that of the country: New Year in Berlin comes before that of UTC', async () => {
  const sent = await stage.reach.send(wish);
  const advised = await stage.fill('ins', sent, [{ field: 'advice', value: 'positive' }]);
  const { now } = stage.time;
  stage.time.now = Date.parse('2026-12-31T23:30:00.000Z');
  const late = await stage.fill('aut', advised, accepted);
  stage.time.now = now;
  expect((await recordOf(late.id))?.data).toMatchObject({
    decidedOn: '2026-12-31T23:30:00.000Z',
    year: 2027,
  });
});

test('a catastrophe is counted in a table of its own', async () => {
  const granted = await decide(accepted, { ...wish, package: { id: testId('rescue') } });
  expect((await recordOf(granted.id))?.data).toMatchObject({ ground: 'CAT', reportTable: 'C' });
});

test('who begins a request says what the animals are for, where there is a choice', async () => {
  const unsaid = await refusal(stage.init('farmer'));
  expect(unsaid).toEqual({
    code: 'requests.usageMissing',
    status: 422,
    fields: [['animalusage', 'requests.usageMissing']],
  });
  const foreign = await refusal(stage.init('farmer', { animalusage: testId('eggs') }));
  expect(foreign).toMatchObject({
    code: 'requests.otherAnimalkind',
    fields: [['animalusage', 'requests.otherAnimalkind']],
  });
  const forAll = testId('for all kinds');
  await stage.put('animalusage', forAll, { labels: [{ lang: 'de_DE', label: 'Schau' }] });
  expect(dataOf(await stage.init('farmer', { animalusage: forAll })).animalusage).toBe(forAll);
});

test('authorities of the country and administrators find the records of a year, nobody else', async () => {
  const query = (country: string) => ({
    entityClass: 'decisionrecord',
    attributeFilter: {
      $and: [
        { field: 'country', comparison: 'eq' as const, value: country },
        { field: 'year', comparison: 'eq' as const, value: 2026 },
      ],
    },
  });
  const german = { country: testId('DE') };
  const count = (who: Parameters<RequestStage['world']['rowsFor']>[0]) =>
    stage.world.rowsFor(who).count(query(testId('DE')));
  expect(await count(principal('AUT', german))).toBeGreaterThan(2);
  expect(await count(principal('ADM'))).toBeGreaterThan(2);
  expect(await count(principal('AUT', { country: testId('AT') }))).toBe(0);
  for (const role of ['AGR', 'INS', 'ASO', 'SUP'] as const)
    expect(await count(principal(role, german))).toBe(0);
});
