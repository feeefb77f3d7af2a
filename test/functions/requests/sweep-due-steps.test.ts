import { beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { sweepDueSteps } from '#functions/requests/deciding/sweep-due-steps.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import { slowClock } from '#test/support/slow-clock.ts';
import { testId } from '#test/support/test-id.ts';
import { unreadable } from '#test/support/unreadable.ts';
import { accepted, advised, packageOf, sentAnswers, steps } from './request-forms.ts';
import { caller, people } from './request-people.ts';
import { dataOf, makeRequestStage, pin, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

const NOTHING = { closed: 0, passedOn: 0, reminded: 0, escalated: 0, failed: 0 };
const sweep = () => sweepDueSteps(stage.world);
/** A fortnight for the advice and for the decision. */
const timed = { package: { id: testId('timed') } };
/** The same of before, when packages let the time of an advice end the request. */
const closing = { package: { id: testId('closing') } };
/** Sweeps on each of the first days from now, and seldom in the months after them. */
async function sweepFor(first: number): Promise<void> {
  const began = stage.time.now;
  for (const day of [...Array.from({ length: first }, (_, index) => index + 1), 45, 60, 90]) {
    stage.time.now = began + day * DAY_MS;
    await sweep();
  }
}
const sendTimed = () => stage.reach.send(timed);
const adviseTimed = async () => stage.fill('ins', await sendTimed(), advised);

/** `<template> <party>` of every mail about a request since so many of them. */
async function mailsSince(count: number, { id }: Entity): Promise<string[]> {
  const mails = (await stage.mails()).slice(count).filter(({ params }) => params.request === id);
  const nameOf = (to: string) =>
    Object.entries(people).find(([, person]) => person.id === to)?.[0] ?? to;
  return mails.map(({ template, to }) => `${template} ${nameOf(to)}`).toSorted();
}
const mailCount = async () => (await stage.mails()).length;

describe('an advice that nobody gives in time', () => {
  test('is passed over when its hours are over, not before, and once: the next party has its own time and decides without it', async () => {
    const sent = await sendTimed();
    stage.time.now += 14 * DAY_MS - 1;
    await sweep();
    expect((await stage.stored(sent.id))?.process).toMatchObject({ step: 1 });
    stage.time.now += 5 * HOUR_MS;
    const mailsBefore = await mailCount();
    expect(await sweep()).toEqual({ ...NOTHING, passedOn: 1 });
    const now = new Date(stage.time.now).toISOString();
    const stored = await stage.stored(sent.id);
    expect(stored?.process).toMatchObject({
      status: 'open',
      step: 2,
      turn: people.aut.id,
      stepSince: now,
      stepClosesOn: new Date(stage.time.now + 14 * DAY_MS).toISOString(),
    });
    expect(stored?.process.events.at(-1)).toEqual({
      event: 'passOn',
      by: 'system',
      on: now,
      status: 'open',
      step: 2,
    });
    expect(await mailsSince(mailsBefore, sent)).toEqual([
      'requestPassedOn farmer',
      'requestPassedOn ins',
      'requestStepWaiting aut',
    ]);
    const mail = (await stage.mails()).find(({ template }) => template === 'requestPassedOn');
    const until = dataOf(sent).stepClosesOn;
    expect(mail?.params).toMatchObject({ party: people.ins.data.staticData.name, until });
    const { items } = await stage.world.store.timeline(sent.id, { limit: 1 });
    expect(items[0]).toMatchObject({ changeset: 'passOn', updatedBy: 'system' });

    expect(await sweep()).toEqual(NOTHING);
    const passedOn = { ...sent, rev: stored?.rev ?? 0 };
    const refusedBy = async (entity: Entity) =>
      (await refusal(stage.fill('ins', entity, advised))).code;
    expect(await refusedBy(sent)).toBe('entities.revConflict');
    expect(await refusedBy(passedOn)).toBe('requests.notYours');
    const granted = await stage.fill('aut', passedOn, accepted);
    const decided = dataOf(granted);
    expect(decided).toMatchObject({ status: 'accepted', step: 3 });
    expect(decided.filledSteps.map(({ role }) => role)).toEqual(['AGR', 'AUT']);
    const mailsUntilThen = await mailCount();
    await stage.call('revokeRequest', 'aut', { process: pin(granted), reason: 'Not valid.' });
    expect(await mailsSince(mailsUntilThen, sent)).toEqual([
      'requestRevoked farmer',
      'requestRevoked ins',
    ]);
  });

  test('in working days has the time that the calendar of the country leaves, by region', async () => {
    const inDays = { ...steps.advice, autoCloseHours: undefined };
    const form = [steps.application, { ...inDays, workingDays: 3 }, steps.decision];
    await stage.put('requestpackage', testId('days'), packageOf('days', { steps: form }));
    const labels = [{ lang: 'de_DE', label: 'x' }];
    await stage.put('countrycalendar', testId('holidays'), {
      internalName: 'DE',
      country: testId('DE'),
      holidays: [
        { labels, on: '03-04', regions: [testId('Bavaria')] },
        { labels, on: '03-05', regions: [testId('Saxony')] },
      ],
    });
    const sent = await stage.reach.send({ package: { id: testId('days') } });
    // Tuesday, Thursday and Friday; the last one counts to midnight in Berlin.
    expect(dataOf(sent)).toMatchObject({
      stepWorkingDays: 3,
      stepClosesOn: '2026-03-06T22:59:59.000Z',
    });
    stage.time.now = Date.parse('2026-03-06T22:59:58.000Z');
    await sweep();
    expect((await stage.stored(sent.id))?.process).toMatchObject({ step: 1 });
    stage.time.now += 1000;
    expect(await sweep()).toEqual({ ...NOTHING, passedOn: 1 });
  });

  test('closes the request, once, where an older package says so; whoever had it in hand is told', async () => {
    const begun = await stage.init('aso', { ...closing, agr: people.farmer.id });
    const sent = await stage.fill('aso', begun, sentAnswers);
    stage.time.now += 49 * HOUR_MS;
    const mailsBefore = await mailCount();
    expect(await sweep()).toEqual({ ...NOTHING, closed: 1 });
    const stored = await stage.stored(sent.id);
    expect(stored).toMatchObject({ rev: sent.rev + 1, process: { status: 'closed', step: 1 } });
    expect(stored?.process.turn).toBeUndefined();
    expect(stored?.process.events.at(-1)).toMatchObject({ event: 'autoClose', by: 'system' });
    expect(await sweep()).toEqual(NOTHING);
    expect(await mailsSince(mailsBefore, sent)).toEqual([
      'requestLapsed aso',
      'requestLapsed farmer',
      'requestLapsed ins',
    ]);
  });
});

describe('a decision that nobody gives in time', () => {
  test('ends nothing: the request stays, the office above is told once and reads it, the farmer knows', async () => {
    const waiting = await adviseTimed();
    const mailsBefore = await mailCount();
    await sweepFor(30);
    const stored = await stage.stored(waiting.id);
    expect(stored?.process).toMatchObject({
      status: 'open',
      step: 2,
      turn: people.aut.id,
      supervisor: people.ministry.id,
    });
    expect(await mailsSince(mailsBefore, waiting)).toEqual([
      'requestOverdue aut',
      'requestOverdue ministry',
      ...[1, 2, 3].map(() => 'requestStepStays aut'),
      'requestStillOpen farmer',
    ]);
    const escalations = stored?.process.events.filter(({ event }) => event === 'escalate') ?? [];
    const due = Date.parse(dataOf(waiting).stepClosesOn ?? '') + 7 * DAY_MS;
    expect(escalations.map(({ on }) => on)).toEqual([new Date(due).toISOString()]);
    const rows = stage.world.rowsFor(caller('ministry'));
    expect((await rows.get(waiting.id)).full.id).toBe(waiting.id);
    const proof = await rows.get(stored?.process.searchProof?.id ?? '');
    expect(proof.entity.data).toHaveProperty('document');
    const rev = stored?.rev ?? 0;
    expect(await refusal(stage.fill('ministry', { ...waiting, rev }, accepted))).toMatchObject({
      code: 'requests.notYours',
    });
    // A page that the authority opened before is as good.
    const decided = await stage.fill('aut', waiting, accepted);
    expect(dataOf(decided)).toMatchObject({ status: 'accepted', supervisor: people.ministry.id });
  });

  test.each([
    ['has gone to another country', { staticData: { country: testId('AT') } }],
    ['is not active any more', { active: false }],
  ])('is not told to an office above that %s', async (_, change) => {
    const waiting = await adviseTimed();
    const { data } = people.ministry;
    const staticData = { ...data.staticData, ...('staticData' in change && change.staticData) };
    await stage.put('account', people.ministry.id, { ...data, ...change, staticData });
    const mailsBefore = await mailCount();
    await sweepFor(30);
    expect((await stage.stored(waiting.id))?.process.supervisor).toBeUndefined();
    expect(await mailsSince(mailsBefore, waiting)).not.toContain('requestOverdue ministry');
  });

  test('stays where it began under the rule that let it lapse', async () => {
    const waiting = await adviseTimed();
    const { stepStays: _, stepEscalatesOn: __, ...before } = dataOf(waiting);
    await stage.put('request-process', waiting.id, before);
    stage.time.now += 14 * DAY_MS;
    expect(await sweep()).toEqual({ ...NOTHING, reminded: 1 });
    const stored = await stage.stored(waiting.id);
    expect(stored?.process).toMatchObject({ status: 'open', stepStays: true });
    stage.time.now += 7 * DAY_MS;
    expect(await sweep()).toEqual({ ...NOTHING, escalated: 1 });
  });
});

test('a report after the decision is asked for by its own time, and nothing ends', async () => {
  const purchase = { ...steps.purchase, autoCloseHours: 48 };
  const form = [steps.application, steps.decision, purchase];
  await stage.put('requestpackage', testId('reported'), packageOf('reported', { steps: form }));
  const sent = await stage.reach.send({ package: { id: testId('reported') } });
  const decided = await stage.fill('aut', sent, accepted);
  const mailsBefore = await mailCount();
  await sweepFor(10);
  expect(await mailsSince(mailsBefore, decided)).toEqual([
    'requestStepStays farmer',
    'requestStepStays farmer',
  ]);
  const mail = (await stage.mails()).at(-1);
  expect(mail?.params).toMatchObject({ until: dataOf(decided).stepClosesOn });
  expect((await stage.stored(decided.id))?.process).toMatchObject({
    status: 'accepted',
    turn: people.farmer.id,
  });
});

describe('reminders', () => {
  const remindedOn = async ({ id }: Entity) =>
    ((await stage.stored(id))?.process.events ?? [])
      .filter(({ event }) => event === 'remind')
      .map(({ on }) => on);
  const instant = (ms: number) => new Date(ms).toISOString();

  test('of an advice that an older package lets lapse go to the farmer as well', async () => {
    const sent = await stage.reach.send(closing);
    stage.time.now += 24 * HOUR_MS;
    const mailsBefore = await mailCount();
    expect(await sweep()).toEqual({ ...NOTHING, reminded: 1 });
    expect(await mailsSince(mailsBefore, sent)).toEqual([
      'requestEndsSoon ins',
      'requestLapsesSoon farmer',
    ]);
    const mail = (await stage.mails()).find(({ template }) => template === 'requestLapsesSoon');
    expect(mail?.params).toMatchObject({
      party: people.ins.data.staticData.name,
      until: dataOf(sent).stepClosesOn,
    });
  });

  test('come on the days that the package names and on the last, and the request then stays, whoever changes the package', async () => {
    const sent = await stage.reach.send({ package: { id: testId('staying') } });
    const waiting = await stage.fill('ins', sent, advised);
    expect(dataOf(waiting)).toMatchObject({ stepReminders: [7, 2], stepStays: true });
    const began = stage.time.now;
    const mailsBefore = await mailCount();
    await sweepFor(20);
    const days = [3, 8, 10];
    expect(await remindedOn(waiting)).toEqual(days.map((day) => instant(began + day * DAY_MS)));
    const mails = await mailsSince(mailsBefore, waiting);
    expect(mails.filter((mail) => mail.startsWith('requestStep'))).toEqual(
      days.map(() => 'requestStepStays aut'),
    );
    const stored = await stage.stored(waiting.id);
    expect(stored?.process).toMatchObject({ status: 'open', step: 2, turn: people.aut.id });
    const rev = stored?.rev ?? 0;
    const decided = await stage.fill('aut', { ...waiting, rev }, accepted);
    expect(dataOf(decided)).toMatchObject({ status: 'accepted' });
    expect(dataOf(decided).stepStays).toBeUndefined();
  });

  test('leave the page of somebody who is just answering as it is, and hide no mark and no move before them', async () => {
    const [sent, marked, moved] = [await sendTimed(), await sendTimed(), await sendTimed()];
    const mark = { editorName: 'MS', inProgress: true };
    await stage.call('setStatus', 'ins', { process: pin(marked), ...mark });
    await stage.call('setStatus', 'ins', { process: pin(moved), folder: { id: 'archived' } });
    stage.time.now += 11 * DAY_MS;
    await sweep();
    stage.time.now += 2 * DAY_MS;
    await sweep();
    expect((await stage.stored(sent.id))?.rev).toBe(sent.rev + 2);
    expect(dataOf(await stage.fill('ins', sent, advised))).toMatchObject({ step: 2 });
    for (const changed of [marked, moved])
      expect(await refusal(stage.fill('ins', changed, advised))).toMatchObject({
        code: 'entities.revConflict',
      });
  });
});

test('three timers at once remind of each request once, and pass each on once', async () => {
  const sent = await Promise.all(Array.from({ length: 3 }, sendTimed));
  const sweepAtOnce = async (done: 'reminded' | 'passedOn') => {
    const mailsBefore = await mailCount();
    const worlds = [stage.world, stage.otherWorld(), stage.otherWorld()];
    const sweeps = await Promise.all(worlds.map(sweepDueSteps));
    expect(sweeps.reduce((sum, swept) => sum + swept[done], 0)).toBe(sent.length);
    expect(sweeps.map(({ failed }) => failed)).toEqual([0, 0, 0]);
    return Promise.all(sent.map((request) => mailsSince(mailsBefore, request)));
  };
  stage.time.now += 11 * DAY_MS;
  const reminded = await sweepAtOnce('reminded');
  expect(reminded).toEqual(sent.map(() => ['requestStepDue ins']));
  stage.time.now += 3 * DAY_MS;
  const passedOn = await sweepAtOnce('passedOn');
  expect(passedOn.map(({ length }) => length)).toEqual(sent.map(() => 3));
  for (const { id, rev } of sent)
    expect(await stage.stored(id)).toMatchObject({ rev: rev + 2, process: { step: 2 } });
});

test('an answer and the timer in the same moment: one wins, and nothing is done twice', async () => {
  for (const round of [0, 1]) {
    const waiting = await stage.reach.send(closing);
    stage.time.now += 48 * HOUR_MS;
    const answer = () =>
      stage.fill('ins', waiting, advised).then(
        () => 'given',
        () => 'refused',
      );
    const others = () => sweepDueSteps(stage.otherWorld());
    const [given, { closed, failed }] =
      round % 2
        ? await Promise.all([answer(), others()])
        : await Promise.all([others(), answer()]).then(([swept, said]) => [said, swept] as const);
    const stored = await stage.stored(waiting.id);
    expect(stored?.rev).toBe(waiting.rev + 1);
    expect([given, closed, failed, stored?.process.status]).toEqual(
      given === 'given' ? ['given', 0, 0, 'open'] : ['refused', 1, 0, 'closed'],
    );
  }
});

test('one that cannot be moved is counted and does not keep the others waiting', async () => {
  const begun = await stage.init('farmer');
  const broken = await stage.fill('farmer', begun, sentAnswers);
  const store = unreadable(stage.world.store, broken.id);
  const whole = await stage.reach.send();
  stage.time.now += 49 * HOUR_MS;
  expect(await sweepDueSteps({ ...stage.world, store })).toEqual({
    ...NOTHING,
    passedOn: 1,
    failed: 1,
  });
  expect((await stage.stored(whole.id))?.process.step).toBe(2);
});

test('what one run leaves is told, so that a timer which never gets through is noticed', async () => {
  const lines: string[] = [];
  const world = { ...stage.world, log: makeLog((line) => lines.push(line)) };
  await stage.reach.send();
  stage.time.now += 49 * HOUR_MS;
  const clock = slowClock(stage.time, 2 * MINUTE_MS);
  expect(await sweepDueSteps({ ...world, clock })).toEqual(NOTHING);
  lines.splice(0, lines.length - 1);
  expect((await sweepDueSteps(world)).passedOn).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', message: 'timer left work', timer: 'requests' },
  ]);
});
