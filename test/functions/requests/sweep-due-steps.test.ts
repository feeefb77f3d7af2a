import { beforeAll, expect, test } from 'vitest';
import { closeDueSteps } from '#functions/requests/close-due-steps.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { testId } from '#test/support/test-id.ts';
import { advised, sentAnswers } from './request-forms.ts';
import { people } from './request-people.ts';
import { dataOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const mailsAbout = async (id: string) =>
  (await stage.mails()).filter(
    ({ template, params }) => template === 'requestDecided' && params.request === id,
  );

test('a step closes when its hours are over, not before, and only once', async () => {
  const sent = await stage.reach.send();
  stage.time.now += 48 * HOUR_MS - 1;
  expect(await closeDueSteps(stage.world)).toEqual({ closed: 0, failed: 0 });
  stage.time.now += 1;
  expect(await closeDueSteps(stage.world)).toEqual({ closed: 1, failed: 0 });
  const stored = await stage.stored(sent.id);
  expect(stored).toMatchObject({ rev: sent.rev + 1, process: { status: 'closed', step: 1 } });
  expect(stored?.process.turn).toBeUndefined();
  expect(stored?.process.events.at(-1)).toMatchObject({ event: 'autoClose', by: 'system' });
  expect(await closeDueSteps(stage.world)).toEqual({ closed: 0, failed: 0 });

  const [mail, ...more] = await mailsAbout(sent.id);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: people.farmer.id, params: { outcome: 'closed' } });
  const { items } = await stage.world.store.timeline(sent.id, { limit: 1 });
  expect(items[0]).toMatchObject({ changeset: 'autoClose', updatedBy: 'system' });
});

test('two schedulers at once close each request once', async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => stage.reach.send()));
  stage.time.now += 49 * HOUR_MS;
  const worlds = [stage.world, stage.otherWorld(), stage.otherWorld()];
  const sweeps = await Promise.all(worlds.map(closeDueSteps));
  expect(sweeps.reduce((sum, { closed }) => sum + closed, 0)).toBe(sent.length);
  expect(sweeps.map(({ failed }) => failed)).toEqual([0, 0, 0]);
  for (const { id, rev } of sent) {
    expect(await stage.stored(id)).toMatchObject({ rev: rev + 1, process: { status: 'closed' } });
    expect(await mailsAbout(id)).toHaveLength(1);
  }
});

test('an answer in time keeps the step from closing, and one too late is refused', async () => {
  const [early, late] = [await stage.reach.send(), await stage.reach.send()];
  const given = await stage.fill('ins', early, advised);
  expect(dataOf(given).stepClosesOn).toBeUndefined();
  stage.time.now += 49 * HOUR_MS;
  expect(await closeDueSteps(stage.world)).toEqual({ closed: 1, failed: 0 });
  expect((await stage.stored(early.id))?.process.status).toBe('open');
  expect(await refusal(stage.fill('ins', late, advised))).toMatchObject({
    code: 'entities.revConflict',
  });
});

test('an answer and the schedule in the same moment: one wins, and nothing is done twice', async () => {
  for (let round = 0; round < 5; round++) {
    const sent = await stage.reach.send();
    stage.time.now += 48 * HOUR_MS;
    const answer = () =>
      stage.fill('ins', sent, advised).then(
        () => 'given',
        () => 'refused',
      );
    const sweep = () => closeDueSteps(stage.otherWorld());
    const [given, { closed, failed }] =
      round % 2
        ? await Promise.all([answer(), sweep()])
        : await Promise.all([sweep(), answer()]).then(([swept, said]) => [said, swept] as const);
    const stored = await stage.stored(sent.id);
    expect(stored?.rev).toBe(sent.rev + 1);
    expect([given, closed, failed, stored?.process.status]).toEqual(
      given === 'given' ? ['given', 0, 0, 'open'] : ['refused', 1, 0, 'closed'],
    );
    expect(await mailsAbout(sent.id)).toHaveLength(closed);
  }
});

test('one that cannot be closed is counted and does not keep the others waiting', async () => {
  const begun = await stage.init('farmer');
  const broken = await stage.fill('farmer', begun, sentAnswers);
  const whole = await stage.reach.send();
  await stage.put('request-process', broken.id, { ...broken.data, requestType: 'broken' });
  stage.time.now += 49 * HOUR_MS;
  expect(await closeDueSteps(stage.world)).toEqual({ closed: 1, failed: 1 });
  expect((await stage.stored(whole.id))?.process.status).toBe('closed');
  await stage.put('request-process', broken.id, { ...broken.data, status: 'closed' });
});

test('a retracted request is not swept', async () => {
  const sent = await stage.reach.send({ package: { id: testId('full') } });
  const process = { id: sent.id, rev: sent.rev };
  await stage.call('retractRequest', 'farmer', { process });
  stage.time.now += 49 * HOUR_MS;
  expect(await closeDueSteps(stage.world)).toEqual({ closed: 0, failed: 0 });
  expect((await stage.stored(sent.id))?.process.status).toBe('retracted');
});

test('that the time is over is told to the applicant, who filed for it, and who let it pass; each once', async () => {
  const begun = await stage.init('ins', { agr: people.farmer.id });
  const sent = await stage.fill('ins', begun, sentAnswers);
  const waiting = await stage.fill('ins', sent, advised);
  const { process } = (await stage.stored(waiting.id)) ?? {};
  await stage.put('request-process', waiting.id, {
    ...process,
    stepClosesOn: new Date(stage.time.now + HOUR_MS).toISOString(),
  });
  stage.time.now += HOUR_MS;
  expect(await closeDueSteps(stage.world)).toEqual({ closed: 1, failed: 0 });
  const mails = (await stage.mails()).filter(({ params }) => params.request === waiting.id);
  expect(mails.map(({ template, to }) => `${template} ${to}`).toSorted()).toEqual(
    [
      // Sent in its name, advised, closed.
      `requestStepDone ${people.farmer.id}`,
      `requestStepDone ${people.farmer.id}`,
      `requestDecided ${people.farmer.id}`,
      `requestStepWaiting ${people.aut.id}`,
      `requestStepDone ${people.aut.id}`,
      `requestStepDone ${people.ins.id}`,
    ].toSorted(),
  );
});
