import * as z from 'zod';
import { defined } from '#shared/kernel/defined.ts';
import { ATTRIBUTESET, type Entity } from '#shared/kernel/entity.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Key } from './keys.ts';
import { packJson, unpackJson } from './stored-json.ts';

/** An entity as the table holds it, always with the account that made it. */
type StoredEntity = Entity & { updatedBy: string };

/** One revision as stored. Its entity is frozen: caches hand it to many callers. */
export type Revision = {
  readonly entity: StoredEntity;
  readonly changeset: string;
  /** The person who made it, which no entity tells. A redaction forgets it. */
  readonly byUser?: string | undefined;
  /** The administrator's reason. */
  readonly reason?: string | undefined;
  /** The last revision of a deleted entity; its data is empty. */
  readonly deleted: boolean;
  /** The revision up to which the history is redacted, or must not be given out until it is; 0: none. */
  readonly redactedRevs: number;
  /** The length of the data as JSON: its rough cost in memory. */
  readonly bytes: number;
};

const RevisionItem = z.object({
  pk: z.string(),
  entityclass: z.string(),
  rev: z.number(),
  updated: z.string(),
  by: z.string(),
  byUser: z.string().optional(),
  changeset: z.string(),
  reason: z.string().optional(),
  deleted: z.literal(true).optional(),
  redactedRevs: z.number().optional(),
  body: z.instanceof(Uint8Array),
});
const Data = z.record(z.string(), z.unknown());

/** Makes the revision that a save writes, with its data as JSON keeps it. */
export function makeRevision(
  entity: Omit<StoredEntity, 'attributeset' | 'data'> & { data: object },
  more: Pick<Revision, 'changeset' | 'byUser' | 'reason' | 'deleted' | 'redactedRevs'>,
): Revision {
  const json = JSON.stringify(entity.data);
  return { ...more, entity: toEntity({ ...entity, data: json }), bytes: json.length };
}

/** Tells whether the revision's own data was redacted as demanded. */
export function isRedacted({ entity, redactedRevs }: Revision): boolean {
  return redactedRevs >= entity.rev;
}

/** The item of a revision: plain attributes to look at, and the data deflated. */
export function encodeRevision(key: Key, revision: Revision) {
  const { entity, changeset, byUser, reason, deleted, redactedRevs } = revision;
  return {
    ...key,
    entityclass: entity.entityclass,
    rev: entity.rev,
    updated: entity.updated,
    by: entity.updatedBy,
    changeset,
    ...defined({ byUser, reason }),
    ...(deleted && { deleted }),
    ...(redactedRevs > 0 && { redactedRevs }),
    body: packJson(entity.data),
  };
}

/** Returns the revision that an item holds. */
export function decodeRevision(item: Readonly<Record<string, unknown>>): Revision {
  return decode(RevisionItem.parse(item));
}

/** Decodes as `decodeRevision` does; returns the known revision where the item holds the same. */
export function decodeUnknown(
  item: Readonly<Record<string, unknown>>,
  knownOf: (id: string, rev: number) => Revision | undefined,
): Revision {
  const read = RevisionItem.parse(item);
  const earlier = knownOf(idOf(read), read.rev);
  return earlier && isUnchanged(earlier, read) ? earlier : decode(read);
}

/** Tells whether an item still holds a revision: only a redaction or a restore of the table replaces one. */
function isUnchanged(
  { entity, changeset, deleted, redactedRevs }: Revision,
  read: z.infer<typeof RevisionItem>,
): boolean {
  return (
    entity.updated === read.updated &&
    entity.updatedBy === read.by &&
    changeset === read.changeset &&
    deleted === (read.deleted === true) &&
    redactedRevs === (read.redactedRevs ?? 0)
  );
}

function decode(read: z.infer<typeof RevisionItem>): Revision {
  const { by, byUser, changeset, reason, deleted, redactedRevs = 0, body, pk: _, ...rest } = read;
  const data = unpackJson(body);
  const entity = toEntity({ ...rest, id: idOf(read), updatedBy: by, data });
  const more = { changeset, byUser, reason, deleted: deleted === true, redactedRevs };
  return { ...more, entity, bytes: data.length };
}

const idOf = ({ pk }: { readonly pk: string }): string => pk.slice('E#'.length);

function toEntity(
  entity: Omit<StoredEntity, 'attributeset' | 'data'> & { data: string },
): StoredEntity {
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
