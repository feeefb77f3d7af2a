import { expect, test } from 'vitest';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { type Animal, animalClass, createAnimal, makeTestStore } from './test-store.ts';

test('what an account has lost by deletion is listed page by page, by class and account', async () => {
  const world = await makeTestStore();
  const redactedWith = ({ herd }: Animal) => [herd, herd];
  const store = makeEntityStore({
    ...world,
    entityClasses: { animal: { ...animalClass, redactedWith } },
  });
  const create = (name: string, herd: string) => createAnimal(world, { name, herd });
  const north = [
    await create('a', 'north'),
    await create('b', 'north'),
    await create('c', 'north'),
  ];
  const south = await create('d', 'south');
  const [first, ...others] = [...north, south];
  for (const befores of [[first], others]) {
    const changes = befores.flatMap((before) =>
      before === undefined ? [] : [{ kind: 'delete', before } as const],
    );
    await store.save({ changes, by: 'vet', changeset: 'delete' });
  }

  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await store.deletedOf('animal', 'north', { limit: 1, ...(cursor && { cursor }) });
    ids.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  expect(ids.toSorted()).toEqual(north.map(({ id }) => id).toSorted());
  const of = async (entityclass: string, account: string) =>
    (await store.deletedOf(entityclass, account, { limit: 10 })).items;
  expect(await of('animal', 'south')).toEqual([south.id]);
  expect([await of('animal', 'west'), await of('herd', 'north')]).toEqual([[], []]);
});
