import { beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { testId } from '#test/support/test-id.ts';
import { advised, sentAnswers } from './request-forms.ts';
import { type Person, people } from './request-people.ts';
import { dataOf, makeRequestStage, pin, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

/** The refusal of an answer that leaves the request, and the outbox, as they were. */
const refused = async (person: Person, entity: Entity, fieldData: object, more: object = {}) => {
  const before = [await stage.stored(entity.id), await stage.mails()];
  const answer = await refusal(stage.fill(person, entity, fieldData, more));
  expect([await stage.stored(entity.id), await stage.mails()]).toEqual(before);
  return answer;
};

describe('an application is not sent', () => {
  test('with gaps: every mandatory field is named', async () => {
    expect(await refused('farmer', await stage.init('farmer'), [])).toEqual({
      code: 'requests.notSent',
      status: 422,
      fields: [
        ['fieldData.purpose', 'fields.required'],
        ['fieldData.numberWanted', 'fields.required'],
      ],
    });
  });

  test('by an account the page was not opened with', async () => {
    const entity = await stage.init('farmer');
    const more = { owner: people.neighbour.id };
    expect(await refused('farmer', entity, sentAnswers, more)).toMatchObject({
      code: 'requests.otherAccount',
      status: 409,
    });
  });
});

describe('a draft', () => {
  test('keeps what was answered, gaps and hidden answers included, and can be sent later', async () => {
    const draft = [
      { field: 'purpose', value: 'renewal' },
      { field: 'disaster', value: 'fire' },
    ];
    const saved = await stage.fill('farmer', await stage.init('farmer'), draft, { draft: true });
    expect(dataOf(saved)).toMatchObject({ status: 'new', draft });
    expect(dataOf(saved).hid).toBeUndefined();
    const sent = await stage.fill('farmer', saved, sentAnswers);
    expect(dataOf(sent)).toMatchObject({ status: 'open', draft: [] });
  });

  test('saved as it is stored already writes no revision', async () => {
    const draft = [{ field: 'purpose', value: 'renewal' }];
    const saved = await stage.fill('farmer', await stage.init('farmer'), draft, { draft: true });
    const again = await stage.fill('farmer', saved, draft, { draft: true });
    expect(again).toEqual(saved);
    expect((await stage.stored(saved.id))?.rev).toBe(saved.rev);
    const changed = await stage.fill('farmer', again, [], { draft: true });
    expect(changed.rev).toBe(saved.rev + 1);
  });

  test('is refused when an answer does not fit its field', async () => {
    const draft = [
      { field: 'purpose', value: 'fun' },
      { field: 'numberWanted', value: 'many' },
      { field: 'colour', value: 'red' },
    ];
    const entity = await stage.init('farmer');
    expect(await refused('farmer', entity, draft, { draft: true })).toEqual({
      code: 'requests.draftNotSaved',
      status: 422,
      fields: [
        ['fieldData.purpose', 'fields.notAllowed'],
        ['fieldData.numberWanted', 'fields.wrongType'],
        ['fieldData.colour', 'requests.unknownField'],
      ],
    });
  });

  test('that was removed is gone', async () => {
    const begun = await stage.init('farmer');
    expect(await stage.call('removeRequest', 'farmer', { process: pin(begun) })).toEqual({});
    expect(await stage.stored(begun.id)).toBeUndefined();
    expect(await refused('farmer', begun, [])).toMatchObject({ code: 'entities.deleted' });
  });
});

describe('a step is filled', () => {
  test('on the revision that another process has just saved, whatever this one remembers', async () => {
    const sent = await stage.reach.send();
    await stage.world.store.untyped.latest(sent.id);
    const [marked] = await stage.otherWorld().store.save({
      changes: [
        { kind: 'update', before: sent, data: { ...sent.data, statusLabel: 'being read' } },
      ],
      by: 'system',
      changeset: 'test',
    });
    if (marked === undefined) throw new Error('nothing was saved');
    expect(await stage.fill('ins', marked, advised)).toMatchObject({ rev: sent.rev + 2 });
  });

  test('once: of two at the same moment one wins', async () => {
    const sent = await stage.reach.send();
    const both = await Promise.allSettled([
      stage.fill('ins', sent, advised),
      stage.fill('ins', sent, [{ field: 'advice', value: 'negative' }]),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = await stage.stored(sent.id);
    expect(stored).toMatchObject({ rev: sent.rev + 1, process: { step: 2 } });
    const mails = (await stage.mails()).filter(
      ({ params, to }) => params.request === sent.id && to === people.aut.id,
    );
    expect(mails).toHaveLength(1);
  });

  test('no more when every step is done', async () => {
    const bought = [{ field: 'animalsBought', value: 1 }];
    const done = await stage.fill('farmer', await stage.reach.decide(), bought);
    expect(await refused('farmer', done, bought)).toMatchObject({ code: 'requests.notYours' });
  });
});

describe('the authority', () => {
  test('permits nothing that is over before it begins, nor more than was asked for', async () => {
    const waiting = await stage.reach.advise();
    const until = (validUntil: string, animalsGranted: number) => [
      { field: 'decision', value: 'acceptFewer' },
      { field: 'animalsGranted', value: animalsGranted },
      { field: 'validUntil', value: validUntil },
    ];
    expect(await refused('aut', waiting, until('2001-01-01', 13))).toEqual({
      code: 'requests.notSent',
      status: 422,
      fields: [
        ['fieldData.animalsGranted', 'requests.grantedMoreThanAsked'],
        ['fieldData.validUntil', 'requests.validUntilPast'],
      ],
    });
    const today = new Date(stage.time.now).toISOString().slice(0, 10);
    const decided = await stage.fill('aut', waiting, until(today, 12));
    expect(dataOf(decided)).toMatchObject({ status: 'accepted', decision: { validUntil: today } });
  });
});

test('an id that is no request is refused by what it is', async () => {
  const cattle = await stage.world.store.untyped.latest(testId('cattle'));
  expect(cattle && (await refusal(stage.fill('farmer', cattle, [])))).toMatchObject({
    code: 'requests.notARequestProcess',
    status: 422,
  });
  const unknown = { id: testId('unknown'), rev: 1 } as Entity;
  expect(await refusal(stage.fill('farmer', unknown, []))).toMatchObject({
    code: 'requests.noProcessId',
    status: 404,
  });
});
