import { beforeEach, expect, test } from 'vitest';
import { sweepDueSteps } from '#functions/requests/deciding/sweep-due-steps.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, packageOf, steps } from './request-forms.ts';
import { type Person, people } from './request-people.ts';
import { dataOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

const reason = 'The authority was closed for a fortnight.';
const reopen = async (person: Person, { id }: Entity) => {
  const rev = (await stage.stored(id))?.rev ?? 0;
  return stage.call('reopenRequest', person, { process: { id, rev }, reason });
};

/** A request of a package of before, which let requests lapse. */
async function lapsed(name = 'closing', type = 'authority'): Promise<Entity> {
  const waiting = await stage.reach.send({ type, package: { id: testId(name) } });
  stage.time.now += 2 * DAY_MS;
  await sweepDueSteps(stage.world);
  expect((await stage.stored(waiting.id))?.process.status).toBe('closed');
  return waiting;
}

test('the authority opens a lapsed request again: its step waits without a time, and is decided', async () => {
  const waiting = await lapsed();
  stage.time.now += 29 * DAY_MS;
  const open = await reopen('aut', waiting);
  const process = dataOf(open);
  expect(process).toMatchObject({ status: 'open', step: 1, turn: people.ins.id });
  expect([process.stepClosesOn, process.stepStays]).toEqual([undefined, undefined]);
  expect(process.events.at(-1)).toMatchObject({ event: 'reopen', by: people.aut.id, reason });
  const mails = (await stage.mails()).slice(-2).map(({ template, to }) => [template, to]);
  expect(mails.toSorted()).toEqual([
    ['requestReopened', people.farmer.id],
    ['requestStepWaiting', people.ins.id],
  ]);
  stage.time.now += 400 * DAY_MS;
  await sweepDueSteps(stage.world);
  const again = await stage.fill('ins', open, advised);
  expect(dataOf(await stage.fill('aut', again, accepted)).status).toBe('accepted');
});

test('where the control body decides, it opens a lapsed request again, and the authority does not', async () => {
  const advice = { ...steps.advice, role: 'AUT', whenOver: 'close' } as const;
  const decision = { ...steps.decision, role: 'INS' } as const;
  const form = { requestTypes: ['controlbody'], steps: [steps.application, advice, decision] };
  const grounds = EU_LAW.grounds.map((row) => ({ ...row, decider: 'certifier' }));
  const law = { ...EU_LAW, grounds, country: testId('DE'), validFrom: '2022-01-01' };
  await stage.put('countrylaw', testId('law'), { internalName: 'DE', ...law });
  await stage.put('requestpackage', testId('certified'), { ...packageOf('certified'), ...form });
  const waiting = await lapsed('certified', 'controlbody');
  expect(await refusal(reopen('aut', waiting))).toMatchObject({ code: 'requests.notYours' });
  expect(dataOf(await reopen('ins', waiting))).toMatchObject({ status: 'open', step: 1 });
});

test('no other party opens it again, and nobody after thirty days', async () => {
  const waiting = await lapsed();
  const codeFor = async (person: Person) => (await refusal(reopen(person, waiting))).code;
  expect(await codeFor('ins')).toBe('requests.notYours');
  expect(await codeFor('otherAut')).toBe('requests.noProcessId');
  stage.time.now += 31 * DAY_MS;
  expect(await codeFor('aut')).toBe('requests.notReopenable');
});
