import { beforeEach, describe, expect, test } from 'vitest';
import type { Redaction } from '#functions/kernel/store/entity-store.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { unpackJson } from '#functions/kernel/store/stored-json.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { drawn } from '#test/support/campaign.ts';
import {
  type Animal,
  animalClass,
  createAnimal,
  makeTestStore,
  type TestStore,
} from './test-store.ts';

/** Enough that a redaction takes several transactions. */
const REVISIONS = 23;
const FEW = 3;
const redaction: Redaction<Animal> = {
  data: ({ name: _, tags: __, ...kept }) => ({ ...kept, name: '—' }),
  changeset: () => 'redacted',
  keepsReason: (changeset) => changeset === 'kept',
  by: 'keeper',
};

let world: TestStore;
let entity: Entity;
beforeEach(async () => {
  world = await makeTestStore();
  entity = await createAnimal(world, { name: 'Secret 1', herd: 'north', tags: ['SECRET-TAG'] });
  await saveUpTo(FEW);
});

async function saveUpTo(rev: number): Promise<void> {
  while (entity.rev < rev) await saveNext(`Secret ${entity.rev + 1}`, entity.rev + 1);
}

async function saveNext(name: string, rev: number, store = world.store): Promise<void> {
  world.time.now += 60_000;
  const herd = rev % 5 === 0 ? 'south' : 'north';
  const data = { ...entity.data, name, herd, weight: rev };
  const [saved] = await store.save({
    changes: [{ kind: 'update', before: entity, data }],
    by: 'vet',
    byUser: 'secret person',
    changeset: `Secret change ${rev}`,
    reason: `Secret reason ${rev}`,
  });
  entity = saved ?? entity;
}

/** Everything that the table holds, packed bodies too, as text. */
async function everything(): Promise<string> {
  const items = await world.items();
  const texts = items.map((item) =>
    Object.entries(item)
      .map(([name, value]) => `${name}=${value instanceof Uint8Array ? unpackJson(value) : value}`)
      .join(' '),
  );
  return texts.join('\n');
}

const refs = (upTo: number) =>
  Array.from({ length: upTo }, (_, index) => ({ id: entity.id, rev: index + 1 }));

describe('redacting an entity', () => {
  test('leaves no trace in table and shards, each id, rev, time and number where it was, and is done once', async () => {
    await saveUpTo(REVISIONS);
    const before = await world.store.untyped.revisions(refs(REVISIONS));
    expect(await everything()).toMatch(/secret/i);
    await world.store.redact(animalClass, entity.id, redaction);

    expect(await everything()).not.toMatch(/secret/i);
    const after = await world.otherStore().untyped.revisions(refs(REVISIONS));
    expect(after).toEqual(
      before.map(({ data: { tags: _, ...data }, ...rest }) => ({
        ...rest,
        data: { ...data, name: '—' },
      })),
    );
    const timeline = await world.store.timeline(entity.id, { limit: 100 });
    expect(
      timeline.items.map(({ rev, updatedBy, changeset }) => [rev, updatedBy, changeset]),
    ).toEqual([
      [REVISIONS + 1, 'keeper', 'redact'],
      ...Array.from({ length: REVISIONS - 1 }, (_, index) => [
        REVISIONS - index,
        'vet',
        'redacted',
      ]),
      [1, 'keeper', 'redacted'],
    ]);

    const head = await world.otherStore().untyped.latest(entity.id);
    expect([head?.rev, head?.data.name]).toEqual([REVISIONS + 1, '—']);
    expect(await world.store.claimedBy('animal', 'tags', 'SECRET-TAG')).toBeUndefined();
    const newest = async (shard: string) =>
      (await world.deltas(shard)).toSorted((a, b) => b.rev - a.rev)[0];
    expect(await newest('animal.all#all')).toMatchObject({
      rev: REVISIONS + 1,
      row: { name: ['—'], weight: [REVISIONS] },
    });
    expect(await newest('animal.herd#south')).toMatchObject({ row: null });

    const items = await world.items();
    await world.otherStore().redact(animalClass, entity.id, redaction);
    expect(await world.items()).toEqual(items);
  });

  test('reads of a busy shard what was saved about the time of its revisions, not all', async () => {
    world.time.now += 86_400_000;
    const others = Array.from({ length: 50 }, (_, at) => ({ name: `Other ${at}`, herd: 'north' }));
    for (const other of others) await createAnimal(world, other);
    let read = 0;
    world.client.middlewareStack.add(
      (next) => async (call) => {
        const answer = await next(call);
        if ('ScannedCount' in answer.output) read += answer.output.ScannedCount ?? 0;
        return answer;
      },
      { step: 'initialize' },
    );
    await world.store.redact(animalClass, entity.id, redaction);
    expect(read).toBeLessThan(50);
  });

  test('takes what was written since with it when it is done again', async () => {
    await world.store.redact(animalClass, entity.id, redaction);
    entity = (await world.store.untyped.latest(entity.id)) ?? entity;
    await saveNext('Secret again', 3);
    await world.store.redact(animalClass, entity.id, redaction);
    expect(await everything()).not.toMatch(/secret/i);
  });

  test('keeps why a revision was made only where the redaction says so', async () => {
    const saving = { by: 'vet', reason: 'the owner asked for it' };
    for (const changeset of ['kept', 'other']) {
      const changes = [{ kind: 'update', before: entity, data: entity.data } as const];
      const [saved] = await world.store.save({ changes, changeset, ...saving });
      entity = saved ?? entity;
    }
    await world.store.redact(animalClass, entity.id, redaction);
    const { items } = await world.store.timeline(entity.id, { limit: 3 });
    expect(items.map(({ reason }) => reason)).toEqual([undefined, undefined, saving.reason]);
  });

  test('of a deleted entity is known to a process that remembers, and why it was deleted is gone', async () => {
    const other = world.otherStore();
    expect(await other.untyped.revisions(refs(FEW))).toHaveLength(FEW);
    await world.store.save({
      changes: [{ kind: 'delete', before: entity }],
      by: 'vet',
      changeset: 'end',
      reason: 'Secret reason',
    });
    await world.store.redact(animalClass, entity.id, redaction);
    expect(await other.wasDeleted(entity.id)).toBe(true);
    expect(await world.store.untyped.latest(entity.id, { fresh: true })).toBeUndefined();
    const names = (await other.untyped.revisions(refs(FEW))).map(({ data }) => data.name);
    expect(names).toEqual(Array(FEW).fill('—'));
    expect(await everything()).not.toMatch(/secret/i);
  });

  test('removes what an earlier one left of a deleted entity, and does nothing of an unknown one', async () => {
    const changes = [{ kind: 'delete', before: entity } as const];
    await world.store.save({ changes, by: 'vet', changeset: 'end' });
    await world.store.redact(animalClass, entity.id, { ...redaction, data: (data) => data });
    await world.store.redact(animalClass, entity.id, redaction);
    expect(await everything()).not.toMatch(/secret/i);
    const before = await world.items();
    await world.store.redact(animalClass, '018f0000-0000-7000-8000-000000000000', redaction);
    expect(await world.items()).toEqual(before);
  });
});

describe('a process that remembers', () => {
  test('gives none of it out once it has seen the newest revision', async () => {
    const other = world.otherStore();
    expect(await other.untyped.revisions(refs(FEW))).toHaveLength(FEW);
    await world.store.redact(animalClass, entity.id, redaction);
    await other.untyped.latest(entity.id, { fresh: true });
    const names = (await other.untyped.revisions(refs(FEW))).map(({ data }) => data.name);
    expect(names).toEqual(Array(FEW).fill('—'));
    const first = new Date(Date.parse('2026-03-02T08:00:30.000Z'));
    expect((await other.untyped.asOf(entity.id, first))?.data.name).toBe('—');
  });
});

/** A store whose process ends after so many writes. */
function dyingStore(writes: number) {
  let left = writes;
  const send = (command: { constructor: { name: string } }) => {
    const isWrite = /^(TransactWrite|Put|Delete|Update)/.test(command.constructor.name);
    if (isWrite && left-- <= 0) return Promise.reject(new Error('killed'));
    return world.client.send(command as never);
  };
  return makeEntityStore({ ...world, client: { send } as never });
}

describe('broken off', () => {
  test.each(drawn('redaction of an entity', [0, 1, 2, 5, 22, 23, 24, 40, 45, 48, 100]))(
    'after %i writes it gives nothing unredacted out, and goes on where it stood',
    async (writes) => {
      await saveUpTo(REVISIONS);
      const dying = dyingStore(writes);
      const end = await dying.redact(animalClass, entity.id, redaction).then(
        () => 'done',
        (error: Error) => error.message,
      );
      const other = world.otherStore();
      const head = await other.untyped.latest(entity.id, { fresh: true });
      const shown = await other.untyped.revisions(refs(REVISIONS));
      // Nothing happened when it died before the first write.
      const isHidden = writes === 0 || shown.every(({ data }) => data.name === '—');
      expect([end, head?.rev, isHidden]).toEqual([
        writes < 100 ? 'killed' : 'done',
        writes === 0 ? REVISIONS : REVISIONS + 1,
        true,
      ]);

      await other.redact(animalClass, entity.id, redaction);
      expect(await everything()).not.toMatch(/secret/i);
      expect(await world.otherStore().untyped.revisions(refs(REVISIONS))).toHaveLength(REVISIONS);
    },
  );
});

/** A store before whose first saves somebody else saves the entity. */
function overtakenStore(times: number) {
  let left = times;
  const send = async (command: { constructor: { name: string } }) => {
    if (command.constructor.name.startsWith('TransactWrite') && left-- > 0) {
      await saveNext('Secret of another', 500 + left, world.otherStore());
    }
    return world.client.send(command as never);
  };
  return makeEntityStore({ ...world, client: { send } as never });
}

test('a redaction that another save overtakes tries again by itself', async () => {
  await overtakenStore(2).redact(animalClass, entity.id, redaction);
  const head = await world.store.untyped.latest(entity.id, { fresh: true });
  expect(head?.data).toMatchObject({ name: '—', weight: 500 });
  expect(await everything()).not.toMatch(/secret/i);
});

test('one that is overtaken each time says so, and redacts nothing half', async () => {
  await expect(overtakenStore(100).redact(animalClass, entity.id, redaction)).rejects.toMatchObject(
    { error: { code: 'entities.busy' } },
  );
  const head = await world.store.untyped.latest(entity.id, { fresh: true });
  expect(head?.data.name).toBe('Secret of another');
});

test('saves by others go on meanwhile, and none of them is lost', async () => {
  const others = Array.from({ length: 4 }, async (_, index) => {
    const store = world.otherStore();
    for (let saved = 0; saved < 3; ) {
      const before = await store.untyped.latest(entity.id, { fresh: true });
      if (before === undefined) throw new Error('gone');
      const data = { ...before.data, weight: 1000 + index };
      const done = await store
        .save({ changes: [{ kind: 'update', before, data }], by: 'vet', changeset: 'weighed' })
        .then(
          () => true,
          () => false,
        );
      saved += Number(done);
    }
  });
  // Four at once may overtake it more often than it tries; then it says so.
  const redacting = world.store
    .redact(animalClass, entity.id, redaction)
    .catch((error: unknown) => expect(error).toMatchObject({ error: { code: 'entities.busy' } }));
  await Promise.all([...others, redacting]);
  await world.store.redact(animalClass, entity.id, redaction);
  expect(await everything()).not.toMatch(/secret/i);
  const { items } = await world.store.timeline(entity.id, { limit: 100 });
  const weighed = items.filter(({ updatedBy, rev }) => updatedBy === 'vet' && rev > FEW);
  expect(weighed).toHaveLength(12);
});
