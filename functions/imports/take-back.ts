import type * as z from 'zod';
import { checkReferences } from '#functions/kernel/check-references.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Portion } from '#functions/kernel/jobs/run-job.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { EntityChange, OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { planDeletions } from '#functions/references/public.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import type { LineCode } from '#shared/imports/line-codes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import { finishedMail } from './finished-mail.ts';
import { type TakeBack, TakeBackPlace } from './import-input.ts';
import type { RowPlanner } from './imported-rows.ts';
import { KeptChanges } from './kept-changes.ts';

type Kept = z.infer<typeof KeptChanges>['changes'][number];
type Taking = { readonly job: StoredJob; readonly input: TakeBack; readonly planner: RowPlanner };

/** The functions that open deleted entities to references again, by job; the next portion of the job calls its own. */
const closedBy = new Map<string, () => Promise<void>>();

/**
 * Takes back the changes of one portion of an import: new entities are deleted, changed ones get their data from
 * before. An entity that was saved since, or that something refers to by now, stays and is named; so does one whose
 * earlier data names what is gone by now.
 */
export async function takeBack({ job, input, planner }: Taking, world: World): Promise<Portion> {
  await open(job.id);
  const { cursor = input.from } = TakeBackPlace.parse(job.at);
  const { items, next } = await world.jobs.kept(input.job, { limit: 1, cursor });
  const changes = items.flatMap((item) => KeptChanges.parse(item).changes);
  const heads = await world.store.untyped.latestOf(
    changes.map(({ id }) => id),
    { fresh: true },
  );
  const byId = new Map(heads.map((head) => [head.id, head]));
  const same = await unchanged(changes, { byId, planner }, world);
  const made = same.filter(({ rev }) => rev === 1).flatMap(({ id }) => byId.get(id) ?? []);
  const { used, reopen, ...removed } = await planDeletions(world, made);
  closedBy.set(job.id, reopen);
  const restored = await restore(
    same.filter(({ rev }) => rev > 1),
    { byId, planner },
    world,
  );
  const stays = changes.filter(
    (change) => !same.includes(change) || used.has(change.id) || restored.unfit.has(change.id),
  );
  return {
    changes: [...restored.changes, ...removed.changes],
    messages: [
      ...restored.messages,
      ...(next === null ? await finishedMail(job, input, world) : []),
    ],
    lines: stays.map((change) => {
      const isUsed = used.has(change.id) || restored.unfit.get(change.id) === 'usedSince';
      return stayLine(change, byId.get(change.id), { isUsed, planner });
    }),
    counts: {
      restored: restored.changes.length,
      removed: removed.changes.length,
      kept: stays.length,
    },
    done: changes.length,
    at: defined({ cursor: next ?? undefined }),
    isLast: next === null,
  };
}

type Heads = { readonly byId: ReadonlyMap<string, Entity>; readonly planner: RowPlanner };

/** Returns the changes of entities that nobody has saved since. */
async function unchanged(
  changes: readonly Kept[],
  { byId, planner: { isAsImported } }: Heads,
  { store }: World,
): Promise<readonly Kept[]> {
  const isSame = ({ id, rev }: Kept) => byId.get(id)?.rev === rev;
  const saved = isAsImported ? changes.filter((change) => !isSame(change)) : [];
  const imported = await store.untyped.revisions(saved);
  const asImported = imported.filter(({ id, data }) => {
    const head = byId.get(id);
    return head !== undefined && isAsImported?.(data, head.data);
  });
  const ids = new Set(asImported.map(({ id }) => id));
  return changes.filter((change) => isSame(change) || ids.has(change.id));
}

async function open(job: string): Promise<void> {
  const reopen = closedBy.get(job);
  closedBy.delete(job);
  await reopen?.();
}

/** The changes that restore entities; `unfit` are the ids of those that stay, and why. */
type Restored = {
  readonly changes: readonly EntityChange[];
  readonly messages: readonly OutboxMessage[];
  readonly unfit: ReadonlyMap<string, LineCode>;
};

async function restore(
  changes: readonly Kept[],
  { byId, planner }: Heads,
  { store }: World,
): Promise<Restored> {
  const earlier = await store.untyped.revisions(
    changes.map(({ id, rev }) => ({ id, rev: rev - 1 })),
  );
  const pairs = earlier.flatMap((was) => {
    const before = byId.get(was.id);
    return before === undefined ? [] : [{ before, data: was.data }];
  });
  const unfit = new Map<string, LineCode>();
  const fit: typeof pairs = [];
  for (const { before, data } of pairs) {
    const isWhole = await areReferencesThere(before, data, store);
    const restored = isWhole && planner.restored ? await planner.restored(before, data) : data;
    if (restored === 'used') unfit.set(before.id, 'usedSince');
    else if (isWhole && restored) fit.push({ before, data: { ...restored } });
    else unfit.set(before.id, 'changedSince');
  }
  return {
    changes: fit.map(({ before, data }) => ({ kind: 'update', before, data })),
    messages: fit.flatMap(({ before, data }) => planner.messagesOf(before, data)),
    unfit,
  };
}

/** Tells whether everything exists that the data refers to and the entity does not. */
async function areReferencesThere(
  { entityclass, data: before }: Entity,
  data: object,
  store: World['store'],
): Promise<boolean> {
  const entityClass = entityClassOf(entityclass);
  if (entityClass === undefined) throw new Error(`There is no class ${entityclass}.`);
  try {
    const readable = async (entities: readonly Entity[]) => [...entities];
    await checkReferences(entityClass, { before, data }, { store, readable });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.error === entityErrors.unknownReference) return false;
    throw error;
  }
}

function stayLine(
  { row, id }: Kept,
  head: Entity | undefined,
  { isUsed, planner }: { isUsed: boolean; planner: RowPlanner },
): JobLine {
  const code = isUsed ? 'usedSince' : 'changedSince';
  const value = head === undefined ? '' : planner.nameOf(head);
  return { row, column: '', value: value.slice(0, 200), code, about: id };
}
