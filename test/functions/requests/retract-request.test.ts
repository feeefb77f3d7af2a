import { beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { accepted, sentAnswers } from './request-forms.ts';
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
  ])('%s: it loses validity and those who had it in hand are told', async (_, reach, roles) => {
    const before = await reach();
    const after = dataOf(await retract('farmer', before));
    expect(after).toMatchObject({ status: 'retracted' });
    expect([after.turn, after.stepClosesOn]).toEqual([undefined, undefined]);
    expect(after.events.at(-1)).toMatchObject({ event: 'retract', by: people.farmer.id });
    const mails = (await stage.mails()).filter(
      ({ template, params }) => template === 'requestRetracted' && params.request === before.id,
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      roles.map((person) => people[person].id).toSorted(),
    );
  });
});

test('a control body that filed for its customer cannot take it back; the customer can', async () => {
  const begun = await stage.init('ins', { agr: people.farmer.id });
  const sent = await stage.fill('ins', begun, sentAnswers);
  expect(await refusal(retract('ins', sent))).toMatchObject({ code: 'requests.notYours' });
  expect(dataOf(await retract('farmer', sent)).status).toBe('retracted');
});

test('decided and retracted in the same moment: one wins, the other is told', async () => {
  for (const round of [0, 1]) {
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

test('who may not act at all is refused for that, whatever revision is named', async () => {
  const sent = await stage.reach.send();
  for (const pin of [sent, { ...sent, rev: 1 }, { ...sent, rev: sent.rev + 1 }]) {
    expect(await refusal(retract('ins', pin))).toMatchObject({ code: 'requests.notYours' });
  }
  const next = { ...sent, rev: sent.rev + 1 };
  expect(await refusal(retract('farmer', next))).toMatchObject({ code: 'entities.revConflict' });
});
