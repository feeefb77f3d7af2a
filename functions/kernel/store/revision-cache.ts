import { ENTITY_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import { makeBoundedCache } from './bounded-cache.ts';
import type { Revision } from './revision.ts';

const REVISION_CACHE_BYTES = 16_000_000;
const HEAD_CACHE_ENTRIES = 20_000;

/** The revisions in memory: exact ones for as long as there is room, the newest ones for `ENTITY_CACHE_SECONDS`. */
export type RevisionCache = {
  /** The newest revision, if it was learned within the last seconds. */
  readonly head: (id: string) => Revision | undefined;
  readonly revision: (id: string, rev: number) => Revision | undefined;
  /** Keeps a read or written revision as the newest; returns the newer one if a newer is known. */
  readonly keepHead: (revision: Revision) => Revision;
  readonly keep: (revision: Revision) => void;
  /** Returns the revision up to which all of the entity must be redacted, as far as this process knows. */
  readonly redactedRevs: (id: string) => number;
  /** The newest revision is uncertain. */
  readonly forgetHead: (id: string) => void;
  /** The newest revision known so far, however long ago that was learned. */
  readonly newestKnown: (id: string) => Revision | undefined;
  /** Forgets everything: nothing in the cache can be trusted any more. */
  readonly clear: () => void;
};

export function makeRevisionCache(clock: Clock): RevisionCache {
  const heads = makeBoundedCache<{ rev: number; until: number }>(HEAD_CACHE_ENTRIES, () => 1);
  const revisions = makeBoundedCache<Revision>(REVISION_CACHE_BYTES, (revision) => revision.bytes);
  const redactions = makeBoundedCache<number>(HEAD_CACHE_ENTRIES, () => 1);
  const redactedRevs = (id: string) => redactions.get(id) ?? 0;
  const revision = (id: string, rev: number) => revisions.get(`${id}#${rev}`);
  const keep = (revision: Revision) => {
    const { id, rev } = revision.entity;
    revisions.set(`${id}#${rev}`, revision);
    if (revision.redactedRevs > redactedRevs(id)) redactions.set(id, revision.redactedRevs);
  };
  return {
    revision,
    keep,
    redactedRevs,
    head: (id) => {
      const head = heads.get(id);
      if (head === undefined || head.until <= clock.now().getTime()) return undefined;
      return revision(id, head.rev);
    },
    keepHead: (read) => {
      keep(read);
      const { id, rev } = read.entity;
      const head = heads.get(id);
      // An eventually consistent read, or an answer overtaken by a save, may be older than the known revision.
      const newer = head !== undefined && head.rev > rev ? revision(id, head.rev) : undefined;
      if (newer !== undefined) return newer;
      heads.set(id, { rev, until: clock.now().getTime() + ENTITY_CACHE_SECONDS * SECOND_MS });
      return read;
    },
    forgetHead: heads.delete,
    newestKnown: (id) => {
      const head = heads.get(id);
      return head && revision(id, head.rev);
    },
    clear: () => {
      for (const cache of [heads, revisions, redactions]) cache.clear();
    },
  };
}
