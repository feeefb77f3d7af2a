import { asSeenBy } from '#functions/kernel/as-seen-by.ts';
import { checkReferences } from '#functions/kernel/check-references.ts';
import type { Acting, Context } from '#functions/kernel/context.ts';
import { entitiesReadableBy } from '#functions/kernel/entities-readable-by.ts';
import type { AnyEntityRule, RuledSave } from '#functions/kernel/entity-rule.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import type { ValueReplacement } from '#functions/kernel/store/replace-value.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { parseData } from './parse-data.ts';
import {
  type ClassOf,
  type ResolvedWriting,
  resolveWriting,
  type Writing,
} from './resolve-writing.ts';

type WriteOptions = {
  readonly writing: Writing;
  /** The short reason that the timeline keeps. */
  readonly changeset: string;
  /** The keyed values that are saved with it, beside those of its rule. */
  readonly replaces?: readonly ValueReplacement[];
  /** The last step before the save, when nothing but a lost race can fail any more. */
  readonly beforeSave?: (saved: Pick<Entity, 'entityclass' | 'data'>) => Promise<void>;
};
export type WriteEntity = (options: WriteOptions, context: Context) => Promise<Entity>;

/** A change of one entity that may be saved as it is, with all that its rule adds. */
export type PlannedEntity = RuledSave<object> & {
  readonly id: string;
  readonly entityClass: AnyEntityClass;
  readonly before: Entity | undefined;
  readonly change: EntityChange;
};
type RuleOf = (name: string) => AnyEntityRule | undefined;

/**
 * Makes the function that saves a caller's change: it checks class, field rights, schema, write rights, references
 * and the class's rule, then saves once; when a check fails or nothing would change, nothing is written. It returns
 * the entity as the caller may see it.
 */
export function makeWriteEntity(classOf: ClassOf, ruleOf: RuleOf): WriteEntity {
  const plan = makePlanEntity(classOf, ruleOf);
  return async (options, context) => {
    const { writing } = options;
    const own = writing.kind === 'create' ? undefined : writing.id;
    return retryOnConflict(context, () => writeOnce(options, context), own);
  };

  async function writeOnce(
    { writing, changeset, beforeSave, replaces: more = [] }: WriteOptions,
    context: Context,
  ) {
    const { who, store } = context;
    if (who.account === null) throw new AppError(kernelErrors.forbidden);
    const planned = await plan(writing, context, changeset);
    const { entityClass, before, data, change, messages = [], also = [] } = planned;
    const causes = also.length + messages.length > 0;
    if (before !== undefined && !causes && isSameAsStored(data, before.data)) {
      return asSeenBy(context, entityClass, before);
    }
    await beforeSave?.({ entityclass: entityClass.name, data: { ...data } });
    const changes = [change, ...also];
    const replaces = [...(planned.replaces ?? []), ...more];
    const [saved] = await store.save({ changes, by: who.account, changeset, messages, replaces });
    if (saved === undefined) throw new Error('The store answered a save with nothing.');
    return asSeenBy(context, entityClass, saved);
  }
}

/** Makes the function that checks a change as `makeWriteEntity` does, and leaves the save to its caller. */
export function makePlanEntity(
  classOf: ClassOf,
  ruleOf: RuleOf,
): (writing: Writing, context: Acting, changeset?: string) => Promise<PlannedEntity> {
  return async (writing, context, changeset) => {
    const resolved = await resolveWriting(writing, context, classOf);
    const { entityClass, before } = resolved;
    const { id = context.newId() } = writing;
    const ruled = await checkedSave({ id, ...resolved }, context, { classOf, ruleOf, changeset });
    const { data } = ruled;
    const change: EntityChange =
      before === undefined
        ? { kind: 'create', id, entityclass: entityClass.name, data }
        : { kind: 'update', before, data };
    return { ...ruled, id, entityClass, before, change };
  };
}

async function checkedSave(
  { id, entityClass, before, sent }: ResolvedWriting & { readonly id: string },
  context: Acting,
  {
    classOf,
    ruleOf,
    changeset,
  }: { classOf: ClassOf; ruleOf: RuleOf; changeset: string | undefined },
): Promise<RuledSave<object>> {
  const draft = before === undefined ? entityClass.draft : undefined;
  const given = parseData(draft ?? entityClass.schema, sent);
  // The right to create is checked on complete data; the rule of a class with a draft completes the draft first.
  if (draft === undefined) checkWriteRight(entityClass, context, { before, data: given });
  await checkReferences(
    entityClass,
    { before: before?.data, data: given },
    { store: context.store, readable: entitiesReadableBy(context, classOf) },
  );
  const save = { id, before, data: given, context, changeset };
  const ruled = (await ruleOf(entityClass.name)?.beforeSave(save)) ?? { data: given };
  const data = entityClass.schema.parse(ruled.data);
  if (draft !== undefined) checkWriteRight(entityClass, context, { before, data });
  return { ...ruled, data };
}

function checkWriteRight(
  { write }: AnyEntityClass,
  { who }: Acting,
  { before, data }: { before: Entity | undefined; data: unknown },
): void {
  const may = before === undefined ? write.create(who, data) : write.update(who, before.data, data);
  if (!may) throw new AppError(kernelErrors.forbidden);
}
