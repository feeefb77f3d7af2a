import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import type { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import { animalClass, makeTestStore, type TestStore } from './test-store.ts';

/** Tags are references here; nothing is unique. */
const taggedClass = { ...animalClass, unique: {}, refs: { tags: 'animal' } };
const breed = randomUUID();

let world: TestStore;
let store: TestStore['store'];
let other: TestStore['store'];
beforeEach(async () => {
  const parts = await makeTestStore();
  const tagged = { ...parts, entityClasses: { animal: taggedClass } };
  world = parts;
  store = makeEntityStore(tagged);
  other = makeEntityStore(tagged);
});

type Data = { name: string; herd: string; tags?: readonly string[] };
const alma: Data = { name: 'Alma', herd: 'north' };
const create = async (data: Data, by = store): Promise<Entity> => {
  const changes = [{ kind: 'create', id: randomUUID(), entityclass: 'animal', data }] as const;
  const [saved] = await by.save({ changes, by: 'keeper', changeset: 'born' });
  if (saved === undefined) throw new Error('nothing was saved');
  return saved;
};
const update = (before: Entity, data: Data) =>
  store.save({ changes: [{ kind: 'update', before, data }], by: 'keeper', changeset: 'change' });
/** The ids on each copy of the list. */
const lists = async () =>
  (await world.items())
    .filter(({ pk }) => String(pk).startsWith('B#'))
    .map(({ pk: _, sk: __, expires: ___, ...ids }) => Object.keys(ids).toSorted());
const codeOf = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (error: AppError) => error.error.code,
  );

test('what newly refers to a closed entity is not written, in any process', async () => {
  await other.closeToReferences(breed);
  const before = await world.items();
  expect(await codeOf(create({ ...alma, tags: [breed] }))).toBe('entities.busy');
  expect(await world.items()).toEqual(before);
});

test('what referred to it before is changed as ever, and taken away', async () => {
  const saved = await create({ ...alma, tags: [breed] });
  await store.closeToReferences(breed);
  const [changed] = await update(saved, { name: 'Alba', herd: 'north', tags: [breed] });
  if (changed === undefined) throw new Error('nothing was saved');
  expect(await codeOf(update(changed, alma))).toBe('saved');
});

test('an entity that moves to another shard counts as one that newly refers to it', async () => {
  const saved = await create({ ...alma, tags: [breed] });
  await store.closeToReferences(breed);
  const moved = update(saved, { name: 'Alma', herd: 'south', tags: [breed] });
  expect(await codeOf(moved)).toBe('entities.busy');
});

test('other entities are referred to during the time', async () => {
  await store.closeToReferences(breed);
  expect(await codeOf(create({ ...alma, tags: [randomUUID()] }))).toBe('saved');
});

test('it opens when that is said, and by itself after five minutes', async () => {
  const reopen = await store.closeToReferences(breed);
  await reopen();
  expect(await codeOf(create({ ...alma, tags: [breed] }))).toBe('saved');
  await store.closeToReferences(breed);
  world.time.now += 5 * MINUTE_MS;
  expect(await codeOf(create({ ...alma, tags: [breed] }))).toBe('entities.busy');
  world.time.now += 1;
  expect(await codeOf(create({ ...alma, tags: [breed] }))).toBe('saved');
});

test('it stays closed for who closed it last', async () => {
  const reopen = await store.closeToReferences(breed);
  world.time.now += 1;
  const reopenLast = await other.closeToReferences(breed);
  await reopen();
  expect(await codeOf(create({ ...alma, tags: [breed] }))).toBe('entities.busy');
  await reopenLast();
  expect(await codeOf(create({ ...alma, tags: [breed] }))).toBe('saved');
});

test('a closing takes off every copy of the list what is open again', async () => {
  const [one, two] = [randomUUID(), randomUUID()] as const;
  await store.closeToReferences(randomUUID(), randomUUID(), breed);
  world.time.now += 6 * MINUTE_MS;
  // At once they take off the same.
  await Promise.all([store.closeToReferences(one), other.closeToReferences(two)]);
  expect(await lists()).toEqual(Array.from({ length: 16 }, () => [one, two].toSorted()));
  world.time.now += 6 * MINUTE_MS;
  await store.closeToReferences(one);
  expect(await lists()).toEqual(Array.from({ length: 16 }, () => [one]));
  world.time.now += 3 * MINUTE_MS;
  await store.closeToReferences(two);
  expect(await codeOf(create({ ...alma, tags: [one] }))).toBe('entities.busy');
});

test('it is found among as many references as a save may add', async () => {
  await store.closeToReferences(breed);
  const many = (count: number) => Array.from({ length: count }, () => randomUUID());
  expect(await codeOf(create({ ...alma, tags: [...many(639), breed] }))).toBe('entities.busy');
  expect(await codeOf(create({ ...alma, tags: many(640) }))).toBe('saved');
  expect(await codeOf(create({ ...alma, tags: many(641) }))).toBe('entities.saveTooLarge');
});
