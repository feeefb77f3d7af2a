import * as z from 'zod';
import { ATTRIBUTESET, type Entity } from '#shared/kernel/entity.ts';
import { packJson, unpackJson } from './compressed-json.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Key } from './keys.ts';

/** One revision as stored. Its entity is frozen: caches hand it to many callers. */
export type Revision = {
  readonly entity: Entity;
  readonly changeset: string;
  /** The last revision of a deleted entity; its data is empty. */
  readonly deleted: boolean;
  /** Length of the data as JSON: what it costs to keep in memory, roughly. */
  readonly bytes: number;
};

const RevisionItem = z.object({
  pk: z.string(),
  entityclass: z.string(),
  rev: z.number(),
  updated: z.string(),
  by: z.string(),
  changeset: z.string(),
  deleted: z.literal(true).optional(),
  body: z.instanceof(Uint8Array),
});
const Data = z.record(z.string(), z.unknown());

/** The revision that a save writes; its data is what JSON keeps of the given. */
export function makeRevision(
  entity: Omit<Entity, 'attributeset' | 'data'> & { data: object },
  more: { changeset: string; deleted: boolean },
): Revision {
  const json = JSON.stringify(entity.data);
  return { ...more, entity: toEntity({ ...entity, data: json }), bytes: json.length };
}

/** The item of a revision: plain attributes to look at, and the data deflated. */
export function encodeRevision(key: Key, { entity, changeset, deleted }: Revision) {
  return {
    ...key,
    entityclass: entity.entityclass,
    rev: entity.rev,
    updated: entity.updated,
    by: entity.updatedBy,
    changeset,
    ...(deleted && { deleted }),
    body: packJson(entity.data),
  };
}

export function decodeRevision(item: Readonly<Record<string, unknown>>): Revision {
  const { pk, by, changeset, deleted, body, ...rest } = RevisionItem.parse(item);
  const data = unpackJson(body);
  const entity = toEntity({ ...rest, id: pk.slice('E#'.length), updatedBy: by, data });
  return { entity, changeset, deleted: deleted === true, bytes: data.length };
}

function toEntity(entity: Omit<Entity, 'attributeset' | 'data'> & { data: string }): Entity {
  const { id, rev, entityclass, data, updated, updatedBy } = entity;
  return deepFreeze({
    id,
    rev,
    entityclass,
    attributeset: ATTRIBUTESET,
    data: Data.parse(JSON.parse(data)),
    updated,
    updatedBy,
  });
}
