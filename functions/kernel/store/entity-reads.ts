import type { Entity } from '#shared/kernel/entity.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { UntypedReads } from './entity-store.ts';
import { headKey, revisionKey } from './keys.ts';
import { readAsOf } from './read-as-of.ts';
import { readItems } from './read-items.ts';
import { decodeUnknown, isRedacted, type Revision } from './revision.ts';
import type { RevisionCache } from './revision-cache.ts';
import type { RevisionReads } from './revision-reads.ts';
import type { Item, Table } from './table.ts';

export function makeEntityReads(table: Table, cache: RevisionCache): RevisionReads {
  const isOpen = (revision: Revision) =>
    isRedacted(revision) || revision.entity.rev > cache.redactedRevs(revision.entity.id);
  const decode = (item: Item) => decodeUnknown(item, cache.revision);
  return {
    isOpen,
    heads: async (ids, how = {}) => {
      const heads = new Map<string, Revision>();
      for (const id of how.fresh ? [] : ids) {
        const head = cache.head(id);
        if (head) heads.set(id, head);
      }
      const missing = ids.filter((id) => !heads.has(id));
      const remembered = how.fresh ? missing.flatMap((id) => cache.newestKnown(id) ?? []) : [];
      const items = await readItems(table, missing.map(headKey), {
        consistent: how.fresh === true,
      });
      const read = new Map(items.map(decode).map((head) => [head.entity.id, head]));
      if (remembered.some((revision) => isSetBack(revision, read.get(revision.entity.id))))
        cache.clear();
      for (const [id, head] of read) heads.set(id, cache.keepHead(head));
      return heads;
    },
    exact: async (refs) => {
      const found = new Map<string, Revision>();
      for (const { id, rev } of refs) {
        const kept = cache.revision(id, rev);
        if (kept && isOpen(kept)) found.set(nameOf({ id, rev }), kept);
      }
      // A revision just written, or redacted, may not have reached every replica: it is asked for a second time.
      for (const consistent of [false, true]) {
        const missing = refs.filter((ref) => !found.has(nameOf(ref)));
        if (missing.length === 0) break;
        const keys = missing.map(({ id, rev }) => revisionKey(id, rev));
        for (const revision of (await readItems(table, keys, { consistent })).map(decode)) {
          if (!isOpen(revision) && !consistent) continue;
          cache.keep(revision);
          found.set(nameOf(revision.entity), revision);
        }
      }
      return refs.map((ref) => found.get(nameOf(ref)));
    },
  };
}

/**
 * Tells whether a strongly consistent read gives an older state than memory had when the table was asked. Then the
 * table was restored to an earlier time, and no revision in memory can be trusted.
 */
function isSetBack({ entity: remembered }: Revision, read: Revision | undefined): boolean {
  if (read === undefined || read.entity.rev < remembered.rev) return true;
  return read.entity.rev === remembered.rev && read.entity.updated !== remembered.updated;
}

const nameOf = ({ id, rev }: PinnedRef): string => `${id}#${rev}`;

/** Reads live entities of every class, as stored. */
export function makeUntypedReads(reads: RevisionReads): UntypedReads {
  return {
    latest: async (id, how) => liveEntities((await reads.heads([id], how)).values())[0],
    latestOf: async (ids, how) => {
      const heads = await reads.heads(ids, how);
      return liveEntities(ids.map((id) => heads.get(id)));
    },
    revisions: async (refs) => {
      const revisions = await reads.exact(refs);
      return liveEntities(revisions.filter((revision) => revision && reads.isOpen(revision)));
    },
    asOf: (id, date) => readAsOf(reads, id, date),
  };
}

/** The entities of the revisions that exist and are not deleted. */
function liveEntities(revisions: Iterable<Revision | undefined>): Entity[] {
  return [...revisions].flatMap((revision) =>
    revision && !revision.deleted ? [revision.entity] : [],
  );
}
