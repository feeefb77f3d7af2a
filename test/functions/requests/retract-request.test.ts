import { beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { accepted, advised, sentAnswers } from './request-forms.ts';
import { type Person, people } from './request-people.ts';
import { dataOf, makeRequestStage, pin, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const retract = (person: Person, entity: Entity) =>
  stage.call('retractRequest', person, { process: pin(entity) });

describe('the applicant takes a request back', () => {
  test.each<[string, () => Promise<Entity>, Person[]]>([
    ['before the advice', () => stage.reach.send(), ['ins']],
    ['before the decision', () => stage.reach.advise(), ['ins', 'aut']],
  ])('%s: it loses validity and those who had it in hand are told', async (_, reach, told) => {
    const before = await reach();
    const after = dataOf(await retract('farmer', before));
    expect(after).toMatchObject({ status: 'retracted' });
    expect([after.turn, after.stepClosesOn]).toEqual([undefined, undefined]);
    expect(after.events.at(-1)).toMatchObject({ event: 'retract', by: people.farmer.id });
    const mails = (await stage.mails()).filter(
      ({ template, params }) => template === 'requestRetracted' && params.request === before.id,
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      told.map((person) => people[person].id).toSorted(),
    );
  });

  test('and it can never be advised or approved again', async () => {
    const retracted = await retract('farmer', await stage.reach.advise());
    expect(await refusal(stage.fill('aut', retracted, accepted))).toMatchObject({
      code: 'requests.transitionNotAllowed',
      status: 409,
    });
    expect(await refusal(retract('farmer', retracted))).toMatchObject({
      code: 'requests.transitionNotAllowed',
    });
  });
});

test.each<[Person, string, number]>([
  ['ins', 'requests.notYours', 403],
  ['aut', 'requests.notYours', 403],
  ['neighbour', 'requests.noProcessId', 404],
])('%s cannot take it back', async (person, code, status) => {
  const sent = await stage.reach.send();
  expect(await refusal(retract(person, sent))).toMatchObject({ code, status });
  expect((await stage.stored(sent.id))?.rev).toBe(sent.rev);
});

test('a control body that filed for its customer cannot take it back; the customer can', async () => {
  const begun = await stage.init('ins', { agr: people.farmer.id });
  const sent = await stage.fill('ins', begun, sentAnswers);
  expect(await refusal(retract('ins', sent))).toMatchObject({ code: 'requests.notYours' });
  expect(dataOf(await retract('farmer', sent)).status).toBe('retracted');
});

test('a draft is removed, not retracted, and what was decided stays decided', async () => {
  const begun = await stage.init('farmer');
  const rejected = await stage.reach.decide([{ field: 'decision', value: 'reject' }]);
  const granted = await stage.reach.decide();
  for (const entity of [begun, rejected, granted]) {
    expect(await refusal(retract('farmer', entity))).toMatchObject({
      code: 'requests.transitionNotAllowed',
    });
  }
});

test('decided and retracted in the same moment: one wins, the other is told', async () => {
  for (let round = 0; round < 5; round++) {
    const before = await stage.reach.advise();
    const calls = [stage.fill('aut', before, accepted), retract('farmer', before)];
    const outcomes = await Promise.allSettled(round % 2 ? calls : calls.toReversed());
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({ error: { code: 'entities.revConflict', status: 409 } });
    const stored = await stage.stored(before.id);
    expect(stored?.rev).toBe(before.rev + 1);
    const status = stored?.process.status;
    expect(['accepted', 'retracted']).toContain(status);
    const templates = (await stage.mails())
      .filter(({ params }) => params.request === before.id)
      .map(({ template }) => template);
    expect(templates.includes('requestDecided')).toBe(status === 'accepted');
    expect(templates.includes('requestRetracted')).toBe(status === 'retracted');
  }
});

test('an advice on a retracted request says that it is stale', async () => {
  const sent = await stage.reach.send();
  await retract('farmer', sent);
  expect(await refusal(stage.fill('ins', sent, advised))).toMatchObject({
    code: 'entities.revConflict',
  });
});

test('who may not act at all is refused for that, whatever revision is named', async () => {
  const sent = await stage.reach.send();
  for (const pin of [sent, { ...sent, rev: 1 }, { ...sent, rev: sent.rev + 1 }]) {
    expect(await refusal(retract('ins', pin))).toMatchObject({ code: 'requests.notYours' });
  }
  const next = { ...sent, rev: sent.rev + 1 };
  expect(await refusal(retract('farmer', next))).toMatchObject({ code: 'entities.revConflict' });
});
