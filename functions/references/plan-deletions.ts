import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { usedAmong } from './uses-of.ts';

/** Deletions that a job saves with its next portion. */
type PlannedDeletions = {
  readonly changes: readonly EntityChange[];
  /** The ids of the entities that something refers to, which stay. */
  readonly used: ReadonlySet<string>;
  /** Opens the entities to references again, once the deletions are saved or given up. */
  readonly reopen: () => Promise<void>;
};

/**
 * Plans the deletion of entities of one class, few enough for one save, as `deleteUnused` does it: the entities are
 * closed to new references first, and used ones are left out. Without `reopen` they stay closed for five minutes.
 */
export async function planDeletions(
  { store, search }: Pick<World, 'store' | 'search'>,
  entities: readonly Entity[],
): Promise<PlannedDeletions> {
  if (entities.length === 0)
    return { changes: [], used: new Set(), reopen: () => Promise.resolve() };
  const reopen = await store.closeToReferences(...entities.map(({ id }) => id));
  const used = await usedAmong({ store, search }, entities);
  const unused = entities.filter(({ id }) => !used.has(id));
  return { changes: unused.map((before) => ({ kind: 'delete', before })), used, reopen };
}
