import type { Context } from '#functions/kernel/context.ts';
import type { EntityChange, Save } from '#functions/kernel/store/entity-store.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { canBeUsed, namedUses, type Use, usesOf } from './uses-of.ts';

type Removal = Omit<Save, 'changes'> & {
  readonly before: Entity;
  /** The changes of other entities that follow from the deletion. */
  readonly also?: readonly EntityChange[];
};

/**
 * Deletes an entity that nothing refers to: the one way to delete. The entity is closed to new references first, so
 * that of a deletion and a save that refers to it at the same moment one is refused.
 * @throws AppError `entities.inUse` naming the classes that use it, and of their entities those that the caller may
 * read
 */
export async function deleteUnused(
  context: Context,
  { before, also = [], ...save }: Removal,
): Promise<void> {
  const { store } = context;
  const remove = () => store.save({ ...save, changes: [{ kind: 'delete', before }, ...also] });
  if (!canBeUsed(before.entityclass)) {
    await remove();
    return;
  }
  const reopen = await store.closeToReferences(before.id);
  try {
    const uses = await usesOf(context, before);
    if (uses.length > 0) throw await inUse(context, uses);
    await remove();
  } catch (error) {
    // After any other failure the entity may be gone.
    if (error instanceof AppError) await reopen();
    throw error;
  }
}

async function inUse(context: Context, uses: readonly Use[]): Promise<AppError> {
  const details = await Promise.all(uses.map((use) => detailOf(context, use)));
  return new AppError(entityErrors.inUse, { details });
}

async function detailOf(context: Context, use: Use): Promise<ErrorDetail> {
  const { entityclass, count } = use;
  return fieldDetail('id', entityErrors.inUse, {
    entityclass,
    count,
    entries: await namedUses(context, use),
  });
}
