import { claimKey, headKey, revisionKey } from '#functions/kernel/store/keys.ts';
import { encodeRevision, makeRevision } from '#functions/kernel/store/revision.ts';
import type { BatchWrite } from '#functions/kernel/store/write-batch.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** The items of an entity as a save would leave them: head, revision and claims. */
export function entityWrites(entity: Entity<object>, changeset: string): BatchWrite[] {
  const { id, rev, entityclass, data } = entity;
  const revision = makeRevision(
    { ...entity, updatedBy: 'system' },
    { changeset, deleted: false, redactedRevs: 0 },
  );
  const stored = encodeRevision(revisionKey(id, rev), revision);
  const claims = Object.entries(entityClassOf(entityclass)?.unique ?? {}).flatMap(
    ([field, valuesOf]) =>
      valuesOf(data).map((value) => ({ ...claimKey(entityclass, field, value), id })),
  );
  return [stored, { ...stored, ...headKey(id) }, ...claims].map(put);
}

const put = (Item: Record<string, unknown>): BatchWrite => ({ PutRequest: { Item } });
