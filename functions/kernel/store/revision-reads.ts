import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { Revision } from './revision.ts';

/** Revisions out of memory or the table, tombstones included. */
export type RevisionReads = {
  readonly heads: (
    ids: readonly string[],
    how?: { fresh?: boolean },
  ) => Promise<ReadonlyMap<string, Revision>>;
  /** In the order asked; undefined for the unknown. */
  readonly exact: (refs: readonly PinnedRef[]) => Promise<(Revision | undefined)[]>;
  /** May the revision be given out? Not while it waits to be redacted. */
  readonly isOpen: (revision: Revision) => boolean;
};
