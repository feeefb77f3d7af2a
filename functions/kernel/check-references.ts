import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { type Reference, referencesIn } from '#functions/kernel/store/references-in.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';

/**
 * Refuses new references to entities that do not exist for the caller or are of another class: a hidden id is refused
 * as an unknown one, so that ids cannot be probed. Older references are not checked; their entities may have been
 * deleted since.
 * @throws AppError `entities.unknownReference` naming each path
 */
export async function checkReferences(
  entityClass: AnyEntityClass,
  { before, data }: { before: unknown; data: unknown },
  {
    store,
    readable,
  }: { store: EntityStore; readable: (entities: readonly Entity[]) => Promise<Entity[]> },
): Promise<void> {
  const old = new Set(referencesIn(entityClass, before).map(nameOf));
  const added = referencesIn(entityClass, data).filter((reference) => !old.has(nameOf(reference)));
  const unknown = await unknownOf(added, async (ids) =>
    readable(await store.untyped.latestOf(ids)),
  );
  // Another process may have created the entity a moment ago.
  const missing = await unknownOf(unknown, async (ids) =>
    readable(await store.untyped.latestOf(ids, { fresh: true })),
  );
  if (missing.length === 0) return;
  const paths = new Set(missing.map(({ path }) => `data.${path}`));
  const details = [...paths].map((path) => fieldDetail(path, entityErrors.unknownReference));
  throw new AppError(entityErrors.unknownReference, { details });
}

async function unknownOf(
  references: readonly Reference[],
  read: (ids: readonly string[]) => Promise<Entity[]>,
): Promise<Reference[]> {
  if (references.length === 0) return [];
  const entities = await read([...new Set(references.map(({ id }) => id))]);
  const classes = new Map(entities.map((entity) => [entity.id, entity.entityclass]));
  return references.filter(({ id, entityclass }) => classes.get(id) !== entityclass);
}

const nameOf = ({ path, id }: Reference): string => `${path} ${id}`;
