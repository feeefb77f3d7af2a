import { randomUUID } from 'node:crypto';
import type { Search } from '#functions/kernel/search/search.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type Sample, sample } from './sample-class.ts';

const SAVE = { by: 'system', changeset: 'test' };

export async function create(store: EntityStore, ...samples: readonly Partial<Sample>[]) {
  const saved: Entity[] = [];
  for (let index = 0; index < samples.length; index += 20) {
    const changes = samples.slice(index, index + 20).map((entity) => ({
      kind: 'create' as const,
      id: randomUUID(),
      entityclass: 'sample',
      data: sample(entity),
    }));
    saved.push(...(await store.save({ ...SAVE, changes })));
  }
  return saved;
}

export async function update(store: EntityStore, before: Entity, more: Partial<Sample>) {
  const data = { ...before.data, ...more };
  const [saved] = await store.save({ ...SAVE, changes: [{ kind: 'update', before, data }] });
  return saved as Entity;
}

export async function remove(store: EntityStore, before: Entity): Promise<void> {
  await store.save({ ...SAVE, changes: [{ kind: 'delete', before }] });
}

/** The market of these kinds, as `search` sees it. */
export const market = (...keys: readonly string[]) => ({
  entityClass: 'sample',
  group: 'market',
  keys,
});

/** Ids and revs of the whole market, in the order of ids. */
export async function contents(search: Search, ...kinds: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null | undefined;
  do {
    const { items, next } = await search.hits({
      ...market(...kinds),
      sorting: [],
      pagination: { start: 0, limit: 200, ...(cursor && { cursor }) },
    });
    names.push(...items.map(nameOf));
    cursor = next;
  } while (cursor !== null);
  return names;
}

export const nameOf = ({ id, rev }: { id: string; rev: number }): string => `${id} ${rev}`;
export const namesOf = (entities: readonly Entity[]): string[] => entities.map(nameOf).sort();
