import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { retryWhilePassing } from '#functions/kernel/store/retry-on-conflict.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { type RequestChange, recordChanges } from './record-changes.ts';

/**
 * Saves a change of a request together with the changes of other entities that follow from it, and tries again where
 * one of those was changed in between. A conflict of the request itself, or of any entity that the caller has seen,
 * is thrown.
 * @throws AppError `entities.busy` after the last attempt, and the errors of `save`
 */
export async function saveFollowing<T>(
  world: Pick<World, 'store' | 'newId' | 'clock' | 'random'>,
  change: RequestChange | undefined,
  save: (following: readonly EntityChange[]) => Promise<T>,
): Promise<T> {
  let following: readonly EntityChange[] = [];
  const saveOnce = async () => {
    following = change === undefined ? [] : await recordChanges(world, change);
    return save(following);
  };
  return retryWhilePassing(world, saveOnce, (error) => isAboutOne(error, following));
}

/** Tells whether another save changed one of these entities, or created the same one. */
function isAboutOne(error: unknown, following: readonly EntityChange[]): boolean {
  const id = conflictingEntity(error);
  if (id !== undefined)
    return following.some((change) => change.kind !== 'create' && change.before.id === id);
  const isCreated = following.some(({ kind }) => kind === 'create');
  return isCreated && error instanceof AppError && error.error === entityErrors.notUnique;
}
