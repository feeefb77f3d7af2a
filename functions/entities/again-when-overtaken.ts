import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';

const ATTEMPTS = 5;

/**
 * A rule may change entities that the caller never saw (a supplier's activity with an offer). When one of those was
 * changed by another save in between, everything is read and decided again. A newer revision of what the caller edits,
 * `own`, is the caller's to see and is never passed over.
 */
export async function againWhenOvertaken<T>(
  own: string | undefined,
  write: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await write();
    } catch (error) {
      const id = conflictingEntity(error);
      if (id === undefined || id === own) throw error;
    }
  }
  throw new AppError(entityErrors.busy);
}
