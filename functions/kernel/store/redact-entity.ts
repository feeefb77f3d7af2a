import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { Random } from '../ports/ids.ts';
import { commitSave, SAVE_TIMEOUT_MS } from './commit-save.ts';
import type { Redaction } from './entity-store.ts';
import { eraseDeltas } from './erase-deltas.ts';
import { headKey, type Key, revisionKey } from './keys.ts';
import { type PlannedWrite, unexpectedRefusal } from './planned-write.ts';
import { readItems } from './read-items.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import {
  decodeRevision,
  encodeRevision,
  isRedacted,
  makeRevision,
  type Revision,
} from './revision.ts';
import type { RevisionCache } from './revision-cache.ts';
import type { RevisionReads } from './revision-reads.ts';
import { isSameAsStored } from './same-as-stored.ts';
import type { makeSave } from './save-entities.ts';
import { shardsOf } from './shards-of.ts';
import type { Table } from './table.ts';

/** The revisions of one write: ten of the largest items stay below the bytes of a transaction. */
const REVISIONS_A_WRITE = 10;

/** A redaction of data as stored. */
type StoredRedaction = Redaction<Record<string, unknown>>;

type RedactParts = Table & {
  readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
  readonly newId: () => string;
  readonly random: Random;
  readonly cache: RevisionCache;
  readonly reads: RevisionReads;
  readonly save: ReturnType<typeof makeSave>;
};

/**
 * Makes the redaction of the store. Its save comes first and names the revisions that follow, so that no process
 * gives one of them out of any memory before it was rewritten.
 */
export function makeRedact(
  parts: RedactParts,
): (id: string, redaction: StoredRedaction) => Promise<void> {
  return async (id, redaction) => {
    const last = await redactHead(parts, id, redaction);
    for (let rev = 1; rev <= last; rev += REVISIONS_A_WRITE) {
      const end = Math.min(last, rev + REVISIONS_A_WRITE - 1);
      const read = await readRevisions(parts, id, rev, end);
      const waiting = read.filter((revision) => isWaiting(revision, redaction));
      await redactRevisions(parts, waiting, redaction, last);
    }
  };
}

/**
 * Saves the newest revision redacted, unless it is redacted already; returns the last revision that is to be
 * rewritten.
 */
async function redactHead(
  parts: RedactParts,
  id: string,
  redaction: StoredRedaction,
): Promise<number> {
  const { reads, save } = parts;
  const { data, by } = redaction;
  const redactOnce = async (): Promise<number> => {
    const head = (await reads.heads([id], { fresh: true })).get(id);
    if (head === undefined) return 0;
    const { entity, deleted, redactedRevs } = head;
    if (deleted) return redactTombstone(parts, head, redaction);
    const clean = data(entity.data);
    const isDone = isSameAsStored(clean, entity.data) && redactedRevs === entity.rev - 1;
    if (isDone) return redactedRevs;
    const changes = [{ kind: 'update', before: entity, data: clean } as const];
    await save({ changes, by, changeset: 'redact' }, { redacts: true });
    return entity.rev;
  };
  return retryOnConflict(parts, redactOnce);
}

async function readRevisions(
  table: Table,
  id: string,
  first: number,
  last: number,
): Promise<Revision[]> {
  const keys = Array.from({ length: last - first + 1 }, (_, index) =>
    revisionKey(id, first + index),
  );
  const items = await readItems(table, keys, { consistent: true });
  return items.map(decodeRevision);
}

/** Tells whether a revision waits for its redaction; an earlier redaction may have removed other fields. */
function isWaiting(revision: Revision, { data }: StoredRedaction): boolean {
  if (!isRedacted(revision)) return true;
  const { entity, deleted } = revision;
  return !deleted && !isSameAsStored(data(entity.data), entity.data);
}

/** Redacts by the tombstone, which says, as the newest revision of others does, that its history is redacted. */
async function redactTombstone(
  parts: RedactParts,
  head: Revision,
  redaction: StoredRedaction,
): Promise<number> {
  const { id, rev } = head.entity;
  if (isRedacted(head)) return rev;
  const redacted = redactedRevision(head, redaction, rev);
  const writes = [planRewrite(redacted, headKey(id), parts.table)];
  const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
  await commitSave(parts, { token: parts.newId(), writes, signal, random: parts.random });
  parts.cache.keepHead(redacted);
  return rev;
}

async function redactRevisions(
  parts: RedactParts,
  waiting: readonly Revision[],
  redaction: StoredRedaction,
  redactedRevs: number,
): Promise<void> {
  if (waiting.length === 0) return;
  // The deltas come before the rewriting, after which nothing would name these shards any more.
  for (const revision of waiting) {
    await eraseDeltas(parts, revision.entity, shardsOf(parts.entityClasses, revision));
  }
  const redacted = waiting.map((revision) => redactedRevision(revision, redaction, redactedRevs));
  const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
  const writes = redacted.map((revision) =>
    planRewrite(revision, revisionKey(revision.entity.id, revision.entity.rev), parts.table),
  );
  await commitSave(parts, { token: parts.newId(), writes, signal, random: parts.random });
  for (const revision of redacted) parts.cache.keep(revision);
}

function redactedRevision(
  { entity, changeset, reason, deleted }: Revision,
  redaction: StoredRedaction,
  redactedRevs: number,
): Revision {
  const data = deleted ? {} : redaction.data(entity.data);
  const more = {
    changeset: redaction.changeset(changeset),
    reason: redaction.keepsReason?.(changeset) ? reason : undefined,
    deleted,
    redactedRevs,
  };
  return makeRevision({ ...entity, data }, more);
}

function planRewrite(revision: Revision, key: Key, table: string): PlannedWrite {
  return {
    write: {
      Put: {
        TableName: table,
        Item: encodeRevision(key, revision),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    refused: unexpectedRefusal,
  };
}
