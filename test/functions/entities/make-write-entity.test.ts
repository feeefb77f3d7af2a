import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWriteEntity } from '#functions/entities/saving/make-write-entity.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { type EntitiesWorld, makeEntitiesWorld } from './entities-world.ts';
import { eggRule, farmClasses } from './farm-classes.ts';

const owner = principal('AGR');
const supplier = principal('SUP', { account: owner.account });
const stranger = principal('AGR', { account: testId('stranger') });

let world: EntitiesWorld;
let farm: Entity;
let animal: Entity;
beforeAll(async () => {
  world = await makeEntitiesWorld(farmClasses);
  farm = await world.put('farm', { name: 'Hof am See' });
});
beforeEach(async () => {
  animal = await world.put('animal', {
    name: 'Alma',
    owner: owner.account,
    farm: farm.id,
    mates: [],
    shown: true,
    price: 900,
    health: { checkedBy: 'vet', note: 'well' },
  });
});

const write = makeWriteEntity(
  (name) => world.classOf(name),
  (name) => (name === 'egg' ? eggRule : undefined),
);
type Writing = Parameters<typeof write>[0]['writing'];
const doWrite = (writing: Writing, who = owner) =>
  write({ writing, changeset: 'why' }, world.as(who));
const create = (data: object, entityclass = 'animal') =>
  doWrite({ kind: 'create', entityclass, data });
const patch = (change: object, who = owner) =>
  doWrite({ kind: 'patch', id: animal.id, rev: 1, patch: change }, who);
const complete = () => ({ name: 'Berta', owner: owner.account, farm: farm.id });

/** The refusal as the caller gets it; fails when anything was written. */
async function refusal(writing: () => Promise<unknown>) {
  const before = await world.items();
  const error = await writing().then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(await world.items()).toEqual(before);
  if (!(error instanceof AppError)) throw error ?? new Error('it was written');
  return [error.error.status, error.error.code, ...error.details.map(({ path }) => path)];
}

test('what is created is stored by its schema, with its defaults, and told to its timeline', async () => {
  const created = await create(complete());
  expect(created).toMatchObject({ rev: 1, updatedBy: owner.account });
  expect(created.data).toEqual({ ...complete(), mates: [], shown: false });
  expect(await world.store.untyped.latest(created.id, { fresh: true })).toEqual(created);
  const { items } = await world.store.timeline(created.id, { limit: 5 });
  expect(items.map(({ changeset, updatedBy }) => [changeset, updatedBy])).toEqual([
    ['why', owner.account],
  ]);
});

test('what would change nothing is not written, and answered with the present entity', async () => {
  const before = await world.items();
  for (const change of [{}, { name: 'Alma' }, { health: { note: 'well' } }, { tag: null }]) {
    expect(await patch(change)).toEqual({ ...animal, updatedBy: undefined });
  }
  const { entityclass, data } = animal;
  const { health: _, price: __, ...sent } = data;
  const replaced = { ...sent, health: { note: 'well' } };
  await doWrite({ kind: 'replace', id: animal.id, rev: 1, entityclass, data: replaced });
  expect(await world.items()).toEqual(before);
});

test('nor written for who may not change it, or saw an older revision', async () => {
  await world.store.save({
    changes: [{ kind: 'update', before: animal, data: { ...animal.data, name: 'Alba' } }],
    by: 'system',
    changeset: 'test',
  });
  expect((await refusal(() => patch({})))[1]).toBe('entities.revConflict');
  const { id } = animal;
  const foreign = () => doWrite({ kind: 'patch', id, rev: 2, patch: {} }, stranger);
  expect((await refusal(foreign))[1]).toBe('kernel.forbidden');
});

test('a patch changes what it names, removes what it sets to null, and leaves the rest', async () => {
  const patched = await patch({ name: 'Alma II', health: { note: null }, shown: false });
  expect(patched).toMatchObject({ id: animal.id, rev: 2 });
  expect(patched.data).toEqual({
    ...animal.data,
    name: 'Alma II',
    shown: false,
    health: { checkedBy: 'vet' },
  });
});

test('an unknown class is refused', async () => {
  expect(await refusal(() => create({}, 'unicorn'))).toEqual([400, 'entities.unknownClass']);
  expect(
    await refusal(() =>
      doWrite({ kind: 'replace', id: animal.id, rev: 1, entityclass: 'toString', data: {} }),
    ),
  ).toEqual([400, 'entities.unknownClass']);
});

test('wrong and unknown fields are refused, each by its path', async () => {
  const wrong = { ...complete(), name: '', colour: 'red', mates: [{ animal: 'x' }] };
  expect(await refusal(() => create(wrong))).toEqual([
    ...[400, 'kernel.invalidInput'],
    ...['data.name', 'data.mates.0.animal', 'data.colour'],
  ]);
  expect(await refusal(() => patch({ farm: null }))).toEqual([
    ...[400, 'kernel.invalidInput'],
    'data.farm',
  ]);
});

test('who may not create is refused', async () => {
  const foreign = { ...complete(), owner: stranger.account };
  expect(await refusal(() => create(foreign))).toEqual([403, 'kernel.forbidden']);
  expect(await refusal(() => create({ name: 'x' }, 'farm'))).toEqual([403, 'kernel.forbidden']);
});

test('a guest writes nothing', async () => {
  expect(await refusal(() => patch({ name: 'x' }, GUEST))).toEqual([403, 'kernel.forbidden']);
});

test('who can read but not write is refused; who cannot read is told that there is nothing', async () => {
  expect(await refusal(() => patch({ name: 'x' }, stranger))).toEqual([403, 'kernel.forbidden']);
  await patch({ shown: false });
  const hidden: Writing = { kind: 'patch', id: animal.id, rev: 2, patch: { name: 'x' } };
  expect(await refusal(() => doWrite(hidden, stranger))).toEqual([404, 'entities.notFound']);
  expect(await refusal(() => doWrite({ ...hidden, id: randomUUID() }))).toEqual([
    ...[404, 'entities.notFound'],
  ]);
});

test('an entity of another class is not replaced', async () => {
  const writing: Writing = {
    kind: 'replace',
    id: animal.id,
    rev: 1,
    entityclass: 'farm',
    data: { name: 'x' },
  };
  expect(await refusal(() => doWrite(writing))).toEqual([404, 'entities.notFound']);
});

test('an edit of an older revision is refused with the current one', async () => {
  await patch({ name: 'Alma II' });
  expect(await refusal(() => patch({ name: 'Alma III' }))).toEqual([
    ...[409, 'entities.revConflict'],
    'rev',
  ]);
});

test('a deleted entity is not written', async () => {
  await world.store.save({ changes: [{ kind: 'delete', before: animal }], by: 'x', changeset: '' });
  expect(await refusal(() => patch({ name: 'x' }))).toEqual([404, 'entities.deleted']);
});

test('a field of the product or of other roles is refused by name, when set, changed or removed', async () => {
  const notYours = [403, 'entities.fieldNotYours'];
  expect(await refusal(() => patch({ health: { checkedBy: 'me' }, price: 1 }))).toEqual([
    ...[...notYours, 'data.health.checkedBy', 'data.price'],
  ]);
  expect(await refusal(() => patch({ health: null }))).toEqual([
    ...[...notYours, 'data.health.checkedBy'],
  ]);
  expect(await refusal(() => create({ ...complete(), price: 5 }))).toEqual([
    ...[...notYours, 'data.price'],
  ]);
  expect((await patch({ price: 900, health: { note: 'fine' } })).data.price).toBe(900);
});

test('a role that may set the field sets it; what the product sets is not anybody’s', async () => {
  expect((await patch({ price: 5 }, supplier)).data.price).toBe(5);
  const writing = { kind: 'patch', id: animal.id, rev: 2, patch: { health: { checkedBy: 'Z' } } };
  const granted = { ...writing, kind: 'patch', granted: ['health.checkedBy'] } as const;
  expect((await doWrite(granted)).data.health).toEqual({ checkedBy: 'Z', note: 'well' });
});

test('a replacement keeps the closed fields that it leaves out', async () => {
  const replaced = await doWrite({
    kind: 'replace',
    id: animal.id,
    rev: 1,
    entityclass: 'animal',
    data: { ...complete(), shown: true, health: { note: 'new' } },
  });
  expect(replaced.data).toEqual({
    ...complete(),
    mates: [],
    shown: true,
    price: 900,
    health: { checkedBy: 'vet', note: 'new' },
  });
});

test('references must exist and be of their class; the wrong ones are named', async () => {
  const unknown = [400, 'entities.unknownReference'];
  expect(await refusal(() => create({ ...complete(), farm: randomUUID() }))).toEqual([
    ...[...unknown, 'data.farm'],
  ]);
  expect(await refusal(() => create({ ...complete(), farm: animal.id }))).toEqual([
    ...[...unknown, 'data.farm'],
  ]);
  const mates = [{ animal: animal.id }, { animal: randomUUID() }, { animal: randomUUID() }];
  expect(await refusal(() => patch({ mates }))).toEqual([...unknown, 'data.mates.animal']);
  expect((await patch({ mates: [{ animal: animal.id }] })).rev).toBe(2);
});

test('a row that the caller cannot read is referred to as one that does not exist', async () => {
  const hidden = await world.put('animal', {
    ...complete(),
    owner: stranger.account,
    mates: [],
    shown: false,
  });
  const refused = (id: string) => refusal(() => patch({ mates: [{ animal: id }] }));
  expect(await refused(hidden.id)).toEqual(await refused(testId('nothing')));
  expect(await refused(hidden.id)).toEqual([
    ...[400, 'entities.unknownReference', 'data.mates.animal'],
  ]);
});

test('a reference whose entity is gone does not stop other changes, but is not taken up again', async () => {
  const mate = await world.put('animal', { ...complete(), mates: [], shown: false });
  await patch({ mates: [{ animal: mate.id }] });
  await world.store.save({ changes: [{ kind: 'delete', before: mate }], by: 'x', changeset: '' });
  const next = (rev: number, change: object) =>
    doWrite({ kind: 'patch', id: animal.id, rev, patch: change });
  expect((await next(2, { name: 'Alma II' })).rev).toBe(3);
  await next(3, { mates: [] });
  expect(await refusal(() => next(4, { mates: [{ animal: mate.id }] }))).toEqual([
    ...[400, 'entities.unknownReference', 'data.mates.animal'],
  ]);
});

test('a unique value that another holds is refused by name', async () => {
  await create({ ...complete(), tag: 'DE 1' });
  expect(await refusal(() => patch({ tag: 'DE 1' }))).toEqual([
    ...[409, 'entities.notUnique'],
    'data.tag',
  ]);
});

test('a rule completes a draft, and its messages are written with the save', async () => {
  const egg = await create({ owner: owner.account, laid: '2026-03-01' }, 'egg');
  expect(egg).toMatchObject({ rev: 1, data: {} });
  expect((await world.store.untyped.latest(egg.id))?.data).toEqual({
    owner: owner.account,
    laid: '2026-03-01',
    number: expect.any(Number),
  });
  const outbox = (await world.items()).filter(({ sk }) => sk === 'O');
  expect(outbox).toHaveLength(1);
  expect(
    await refusal(() => create({ owner: owner.account, laid: '2026-03-01', number: 7 }, 'egg')),
  ).toEqual([400, 'kernel.invalidInput', 'data.number']);
});

test('what happens before the save happens only when nothing else is wrong', async () => {
  const done: string[] = [];
  const attempt = (change: object) =>
    write(
      {
        writing: { kind: 'patch', id: animal.id, rev: 1, patch: change },
        changeset: '',
        beforeSave: async () => {
          done.push('put');
        },
      },
      world.as(owner),
    );
  await expect(attempt({ farm: randomUUID() })).rejects.toThrow();
  expect(done).toEqual([]);
  await attempt({ name: 'Alma II' });
  expect(done).toEqual(['put']);
});

/** A rule that also changes the farm, which `meanwhile` somebody else changes as often as told. */
function overtaken(times: number) {
  let left = times;
  return makeWriteEntity(
    (name) => world.classOf(name),
    () => ({
      beforeSave: async ({ data, context }) => {
        const before = await context.store.untyped.latest(farm.id);
        if (before === undefined) throw new Error('no farm');
        if (left-- > 0) await rename(before, 'by another');
        return { data, also: [{ kind: 'update', before, data: { name: 'by the rule' } }] };
      },
    }),
  );
}
async function rename(before: Entity, name: string) {
  await world
    .otherStore()
    .save({ changes: [{ kind: 'update', before, data: { name } }], by: 'x', changeset: '' });
}

test('when what a rule changes was changed by another in between, it is decided again', async () => {
  const writing: Writing = { kind: 'patch', id: animal.id, rev: 1, patch: { name: 'Alma II' } };
  const saved = await overtaken(2)({ writing, changeset: '' }, world.as(owner));
  expect(saved).toMatchObject({ rev: 2, data: { name: 'Alma II' } });
  expect((await world.store.untyped.latest(farm.id, { fresh: true }))?.data).toEqual({
    name: 'by the rule',
  });
});

test('when that happens again and again, the caller is told that others are busy', async () => {
  const writing: Writing = { kind: 'patch', id: animal.id, rev: 1, patch: { name: 'Alma II' } };
  const attempt = overtaken(100)({ writing, changeset: '' }, world.as(owner));
  await expect(attempt).rejects.toMatchObject({ error: { code: 'entities.busy', status: 409 } });
  expect((await world.store.untyped.latest(animal.id, { fresh: true }))?.rev).toBe(1);
});
