import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/ids.ts';
import { planClosedChecks } from './closed-entities.ts';
import { commitSave, SAVE_TIMEOUT_MS } from './commit-save.ts';
import { planDeleted } from './deleted-entities.ts';
import type { OutboxMessage, Save } from './entity-store.ts';
import { encodeOutbox } from './outbox.ts';
import { planClaims } from './plan-claims.ts';
import { planDeltas } from './plan-deltas.ts';
import { planHead, planRevision } from './plan-revisions.ts';
import { type PlannedWrite, unexpectedRefusal } from './planned-write.ts';
import { planReplacement } from './replace-value.ts';
import type { RevisionCache } from './revision-cache.ts';
import type { RevisionReads } from './revision-reads.ts';
import { resolveSteps, type SaveStep } from './save-step.ts';
import type { Table } from './table.ts';
import type { NewUlid } from './ulid.ts';

type SaveParts = Table & {
  readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly newUlid: NewUlid;
  readonly random: Random;
  readonly cache: RevisionCache;
  readonly reads: RevisionReads;
  readonly saveTimeoutMs?: number;
};

/** The save of the store: one transaction, given up after `saveTimeoutMs`. */
export function makeSave(
  parts: SaveParts,
): (save: Save, how?: { redacts: boolean }) => Promise<Entity[]> {
  return async (save, { redacts } = { redacts: false }) => {
    const steps = await resolveSteps(save, { ...parts, now: parts.clock.now(), redacts });
    const signal = AbortSignal.timeout(parts.saveTimeoutMs ?? SAVE_TIMEOUT_MS);
    const values = (save.replaces ?? []).map((value) => planReplacement(value, parts.table));
    const writes = [
      ...values,
      ...(save.beside ?? []),
      ...planWrites(steps, save.messages ?? [], parts),
    ];
    try {
      await commitSave(parts, { token: parts.newId(), writes, signal, random: parts.random });
    } catch (error) {
      // The save was refused, or perhaps written after all: in both cases memory may be behind the table.
      for (const { revision } of steps) parts.cache.forgetHead(revision.entity.id);
      if (!signal.aborted) throw error;
      throw new Error('The save was given up; whether it was written is unknown.', {
        cause: error,
      });
    }
    return steps.map(({ revision }) => {
      parts.cache.keepHead(revision);
      return revision.entity;
    });
  };
}

/** Plans the writes, heads first: a lost race is told before any refusal that follows from it. */
function planWrites(
  steps: readonly SaveStep[],
  messages: readonly OutboxMessage[],
  parts: SaveParts,
): PlannedWrite[] {
  const { table, newId, newUlid } = parts;
  return [
    ...steps.map((step) => planHead(step, table)),
    ...planClaims(steps, table),
    ...planClosedChecks(steps, parts),
    ...steps.map((step) => planRevision(step, table)),
    ...planDeleted(steps, table),
    ...steps.flatMap((step) => planDeltas(step, table, newUlid)),
    ...messages.map((message) => ({
      write: { Put: { TableName: table, Item: encodeOutbox(newId(), message) } },
      refused: unexpectedRefusal,
    })),
  ];
}
