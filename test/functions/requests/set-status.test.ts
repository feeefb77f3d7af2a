import { beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { testId } from '#test/support/test-id.ts';
import { advised } from './request-forms.ts';
import { type Person, people } from './request-people.ts';
import {
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

const set = (person: Person, entity: Entity, change: object) =>
  stage.call('setStatus', person, { process: pin(entity), ...change });
const mark = { inProgress: true, editorName: 'AB' };

describe('the mark of who is on it', () => {
  test('is set by an office, seen by every party, kept when it is set again, and removed by its editor', async () => {
    const marked = await set('ins', await stage.reach.send(), mark);
    const inProcess = { editorName: 'AB', by: people.ins.id, since: '2026-03-02T08:00:00.000Z' };
    expect(dataOf(marked).inProcess).toEqual(inProcess);
    const { entity } = await contextOf(stage.world, 'farmer').rows.get(marked.id, { fresh: true });
    expect(dataOf(entity).inProcess).toEqual(inProcess);
    expect(dataOf(entity).events.at(-1)).toMatchObject({ event: 'mark', by: people.ins.id });
    stage.time.now += 1000;
    const again = await set('ins', marked, mark);
    expect(dataOf(again).inProcess).toEqual(inProcess);
    const free = await set('ins', again, { ...mark, inProgress: false });
    expect(dataOf(free).inProcess).toBeUndefined();
    expect(await set('ins', free, { ...mark, inProgress: false })).toEqual(free);
  });

  test('ends with the office’s step; that of the office whose turn has come stays', async () => {
    const byFirst = await set('ins', await stage.reach.send(), mark);
    const handedOn = await stage.fill('ins', byFirst, advised);
    expect(dataOf(handedOn).inProcess).toBeUndefined();
    const early = await set('aut', await stage.reach.send(), mark);
    const waiting = await stage.fill('ins', early, advised);
    expect(dataOf(waiting).inProcess).toEqual(dataOf(early).inProcess);
  });

  test('of another is neither set nor removed unasked by a colleague or another office, who learn whose it is', async () => {
    const marked = await set('ins', await stage.reach.send(), mark);
    const message = 'This request is marked as being handled by AB.';
    const details = [{ path: 'inProcess', message, editorName: 'AB', by: people.ins.id }];
    const others = [
      ['ins', 'CD'],
      ['aut', 'AB'],
    ] as const;
    for (const [person, editorName] of others)
      for (const inProgress of [true, false])
        await expect(set(person, marked, { editorName, inProgress })).rejects.toMatchObject({
          error: { code: 'requests.markedByOther', status: 409 },
          message,
          details,
        });
    expect((await stage.stored(marked.id))?.rev).toBe(marked.rev);
  });
});

describe('the status label', () => {
  test('is set and removed by an office', async () => {
    const labelled = await set('aut', await stage.reach.send(), { statusLabel: 'on hold' });
    expect(dataOf(labelled).statusLabel).toBe('on hold');
    const bare = await set('ins', labelled, { statusLabel: null });
    expect(dataOf(bare).statusLabel).toBeUndefined();
  });
});

describe('folders', () => {
  const archived = { folder: { id: 'archived' } };
  const cows = { folder: { id: testId('my folder') } };

  test('of another party, which nobody else sees, make no page stale; own ones do', async () => {
    const sent = await stage.reach.send();
    await set('farmer', sent, archived);
    const marked = await set('ins', sent, mark);
    expect(dataOf(marked).inProcess).toMatchObject({ editorName: 'AB' });
    expect((await stage.stored(sent.id))?.process.folders).toEqual([
      `${people.farmer.id}/archived`,
    ]);
    await set('ins', marked, archived);
    expect(await refusal(set('ins', marked, { statusLabel: 'x' }))).toMatchObject({
      code: 'entities.revConflict',
    });
  });

  test('are each party’s own, and no event of the request: only the timeline knows', async () => {
    const sent = await stage.reach.send();
    const byFarmer = await set('farmer', sent, cows);
    expect(dataOf(byFarmer).folders).toEqual([`${people.farmer.id}/${testId('my folder')}`]);
    expect(dataOf(byFarmer).events).toEqual(dataOf(sent).events);
    const { items } = await stage.world.store.timeline(sent.id, { limit: 1 });
    expect(items[0]?.changeset).toBe('moveToFolder');
    const byOffice = await set('ins', byFarmer, archived);
    expect(dataOf(byOffice).folders).toEqual([`${people.ins.id}/archived`]);
    // Chosen once more: no revision is written.
    const again = await set('farmer', byOffice, cows);
    expect([again.rev, dataOf(again).folders]).toEqual([byOffice.rev, dataOf(byFarmer).folders]);
    const moved = await set('farmer', again, archived);
    expect(dataOf(moved).folders).toEqual([`${people.farmer.id}/archived`]);
    const out = await set('farmer', moved, { folder: null });
    expect(dataOf(out).folders).toEqual([]);
    expect((await set('farmer', out, { folder: null })).rev).toBe(out.rev);
    expect(await stage.stored(sent.id)).toMatchObject({
      rev: byOffice.rev + 2,
      process: { folders: [`${people.ins.id}/archived`] },
    });
  });

  test('of others cannot be used', async () => {
    const sent = await stage.reach.send();
    expect(await refusal(set('ins', sent, cows))).toEqual({
      code: 'requests.folderNotFound',
      status: 422,
      fields: [['folder.id', 'requests.folderNotFound']],
    });
  });
});

describe('whose mark is taken over', () => {
  const mailsOf = async (id: string) =>
    (await stage.mails())
      .filter(({ template, params }) => template === 'requestMarkTaken' && params.request === id)
      .map(({ to, params }) => [to, 'editor' in params && params.editor]);
  const other = { editorName: 'AB', inProgress: true, replace: true };

  test('is told by mail, also within one office', async () => {
    const marked = await set('ins', await stage.reach.send(), mark);
    const replaced = await set('aut', marked, other);
    const again = await set('aut', replaced, { ...other, editorName: 'CD' });
    expect(dataOf(again).inProcess).toMatchObject({ editorName: 'CD', by: people.aut.id });
    const free = await set('ins', again, { ...other, editorName: 'EF', inProgress: false });
    expect(dataOf(free).inProcess).toBeUndefined();
    expect((await mailsOf(marked.id)).toSorted()).toEqual(
      [
        [people.ins.id, mark.editorName],
        [people.aut.id, 'AB'],
        [people.aut.id, 'CD'],
      ].toSorted(),
    );
  });

  test('is told nothing while the mark is its own', async () => {
    const marked = await set('ins', await stage.reach.send(), mark);
    const labelled = await set('aut', marked, { statusLabel: 'on hold' });
    const again = await set('ins', labelled, mark);
    await set('ins', again, { ...mark, inProgress: false });
    expect(await mailsOf(marked.id)).toEqual([]);
  });
});
