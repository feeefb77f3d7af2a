import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

/** The answer to an edit of a revision of `id` that is not the newest any more. */
export function revConflict(id: string, currentRev: number): AppError {
  const detail = fieldDetail('rev', entityErrors.revConflict, { id, currentRev });
  return new AppError(entityErrors.revConflict, { details: [detail] });
}

/** Returns the entity with a newer revision that refused a save; undefined for any other failure. */
export function conflictingEntity(error: unknown): string | undefined {
  const isConflict =
    error instanceof AppError && error.error.code === entityErrors.revConflict.code;
  const id = isConflict ? error.details[0]?.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
