import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { dataAs } from './entity-as.ts';
import type { EntityChange, Save } from './entity-store.ts';
import { makeRevision, type Revision } from './revision.ts';
import type { RevisionReads } from './revision-reads.ts';

/** The part of a save about one entity, resolved: its state before and after. */
export type SaveStep = {
  readonly entityClass: AnyEntityClass;
  /** The entity before, undefined when it is created. */
  readonly before: Entity | undefined;
  readonly revision: Revision;
  /** The entity after the save; undefined when deleted. */
  readonly after: Entity | undefined;
};

/**
 * Resolves the changes of a save. The state before is read by `{id, rev}`, not trusted from the caller.
 * @throws ZodError where the schema of a class refuses what is to be stored
 */
export async function resolveSteps(
  save: Save,
  world: {
    readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
    readonly reads: RevisionReads;
    readonly now: Date;
    /** The save redacts: every revision before it is to follow. */
    readonly redacts: boolean;
  },
): Promise<SaveStep[]> {
  refuseDoubled(save.changes);
  const edits = save.changes.flatMap((change) => (change.kind === 'create' ? [] : [change.before]));
  const read = await world.reads.exact(edits);
  const befores = new Map(edits.map(({ id }, index) => [id, read[index]]));
  return save.changes.map((change) => {
    const was = change.kind === 'create' ? undefined : liveBefore(change.before, befores);
    const before = was?.entity;
    const redactedRevs = (world.redacts ? before?.rev : was?.redactedRevs) ?? 0;
    const revision = nextRevision(change, before, { save, now: world.now, redactedRevs });
    const entityClass = classOf(world.entityClasses, revision.entity.entityclass);
    // Data that its class could not read again would lock the entity for good.
    if (!revision.deleted) dataAs(entityClass, revision.entity.data);
    return { entityClass, before, revision, after: revision.deleted ? undefined : revision.entity };
  });
}

function nextRevision(
  change: EntityChange,
  before: Entity | undefined,
  { save, now, redactedRevs }: { save: Save; now: Date; redactedRevs: number },
): Revision {
  const id = change.kind === 'create' ? change.id : change.before.id;
  const entityclass = change.kind === 'create' ? change.entityclass : change.before.entityclass;
  const iso = now.toISOString();
  // Clocks differ between machines; time never steps back along the revisions of one entity.
  const updated = before !== undefined && before.updated > iso ? before.updated : iso;
  const deleted = change.kind === 'delete';
  const data = deleted ? {} : change.data;
  const rev = (before?.rev ?? 0) + 1;
  return makeRevision(
    { id, rev, entityclass, data, updated, updatedBy: save.by },
    { changeset: save.changeset, byUser: save.byUser, reason: save.reason, deleted, redactedRevs },
  );
}

function liveBefore(
  { id, rev }: Entity,
  befores: ReadonlyMap<string, Revision | undefined>,
): Revision {
  const before = befores.get(id);
  if (before === undefined) throw new Error(`Revision ${rev} of ${id} was never written.`);
  if (before.deleted) throw new AppError(entityErrors.deleted);
  return before;
}

function classOf(classes: Readonly<Record<string, AnyEntityClass>>, name: string): AnyEntityClass {
  const entityClass = Object.hasOwn(classes, name) ? classes[name] : undefined;
  if (entityClass === undefined) throw new Error(`The store knows no entity class "${name}".`);
  return entityClass;
}

function refuseDoubled(changes: readonly EntityChange[]): void {
  const ids = changes.map((change) => (change.kind === 'create' ? change.id : change.before.id));
  if (new Set(ids).size < ids.length) throw new Error('A save changes each entity at most once.');
}
