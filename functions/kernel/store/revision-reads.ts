import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { Revision } from './revision.ts';

/** Reads revisions out of memory or the table, tombstones included. */
export type RevisionReads = {
  readonly heads: (
    ids: readonly string[],
    how?: { fresh?: boolean },
  ) => Promise<ReadonlyMap<string, Revision>>;
  /** Returns the revisions in the order asked; undefined for unknown ones. */
  readonly exact: (refs: readonly PinnedRef[]) => Promise<(Revision | undefined)[]>;
  /** Tells whether the revision may be given out. It may not while it waits to be redacted. */
  readonly isOpen: (revision: Revision) => boolean;
};
