import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Entity } from '#shared/kernel/entity.ts';
import { animalClass, createAnimal, makeTestStore, type TestStore } from './test-store.ts';

let world: TestStore;
let entity: Entity;
beforeEach(async () => {
  world = await makeTestStore();
  entity = await createAnimal(world, { name: 'Alma', herd: 'north', tags: ['A1'] });
});

/** Animals as a later release reads them; counts how often data was parsed. */
function makeCountingType() {
  const counted = { parses: 0 };
  const schema = z
    .object({ name: z.string(), legs: z.int().default(4), tags: z.array(z.string()) })
    .refine(() => {
      counted.parses += 1;
      return true;
    });
  return { type: { name: 'animal', schema }, counted };
}

test('an entity is read as its class gives it, with defaults that came after it was stored', async () => {
  const { type } = makeCountingType();
  const latest = await world.store.latest(type, entity.id);
  expect(latest).toEqual({ ...entity, data: { name: 'Alma', legs: 4, tags: ['A1'] } });
  expect(await world.store.latestOf(type, [entity.id, 'unknown'])).toEqual([latest]);
  expect(await world.store.revisions(type, [{ id: entity.id, rev: 1 }])).toEqual([latest]);
  expect(await world.store.untyped.latest(entity.id)).toEqual(entity);
});

test('a revision is parsed once by each schema, read fresh or out of memory', async () => {
  const { type, counted } = makeCountingType();
  const store = world.otherStore();
  const pin = { id: entity.id, rev: 1 };
  for (let n = 0; n < 3; n++) {
    await store.latest(type, entity.id, { fresh: true });
    await store.latest(type, entity.id);
    await store.latestOf(type, [entity.id]);
    await store.revisions(type, [pin]);
  }
  expect(counted.parses).toBe(1);
  expect((await store.latest(animalClass, entity.id))?.data).toEqual(entity.data);
});

test('a revision that another process saved is parsed again', async () => {
  const { type, counted } = makeCountingType();
  await world.store.latest(type, entity.id);
  const data = { ...entity.data, name: 'Berta' };
  const changes = [{ kind: 'update', before: entity, data } as const];
  await world.otherStore().save({ changes, by: 'vet', changeset: 'renamed' });
  const latest = await world.store.latest(type, entity.id, { fresh: true });
  expect(latest?.data.name).toBe('Berta');
  expect(counted.parses).toBe(2);
});

test('nobody can change what others read after it', async () => {
  const { type } = makeCountingType();
  const read = await world.store.latest(type, entity.id);
  expect(() => read?.data.tags.push('B2')).toThrow(TypeError);
  expect(() => Object.assign(read?.data ?? {}, { name: 'Berta' })).toThrow(TypeError);
  expect((await world.store.latest(type, entity.id))?.data.tags).toEqual(['A1']);
});

test('an entity of another class is not found', async () => {
  const other = { name: 'plant', schema: animalClass.schema };
  expect(await world.store.latest(other, entity.id)).toBeUndefined();
  expect(await world.store.latestOf(other, [entity.id])).toEqual([]);
  expect(await world.store.revisions(other, [{ id: entity.id, rev: 1 }])).toEqual([]);
});

test('what does not meet the schema is refused, and can still be read as stored', async () => {
  const strict = { name: 'animal', schema: z.object({ weight: z.number() }) };
  for (let n = 0; n < 2; n++) {
    await expect(world.store.latest(strict, entity.id)).rejects.toThrow(z.ZodError);
  }
  expect(await world.store.untyped.latest(entity.id)).toEqual(entity);
});
