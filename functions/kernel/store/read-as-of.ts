import type { Entity } from '#shared/kernel/entity.ts';
import type { RevisionReads } from './revision-reads.ts';

/**
 * The revision that was newest at an instant; undefined before the first and after a deletion. Revisions have no gap
 * and their times never step back, so halving finds it in a handful of reads, however long the history.
 */
export async function readAsOf(
  reads: RevisionReads,
  id: string,
  date: Date,
): Promise<Entity | undefined> {
  const instant = date.toISOString();
  let revision = (await reads.heads([id], { fresh: true })).get(id);
  if (revision !== undefined && revision.entity.updated > instant) {
    let above = revision.entity.rev;
    revision = undefined;
    for (let below = 0; above - below > 1; ) {
      const rev = Math.floor((below + above) / 2);
      const [middle] = await reads.exact([{ id, rev }]);
      if (middle === undefined) throw new Error(`Revision ${rev} of ${id} is missing.`);
      if (middle.entity.updated > instant) above = rev;
      else {
        below = rev;
        revision = middle;
      }
    }
  }
  return revision === undefined || revision.deleted || !reads.isOpen(revision)
    ? undefined
    : revision.entity;
}
