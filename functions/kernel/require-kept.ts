import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

/**
 * Refuses another value of a field that an entity keeps for ever.
 * @throws AppError `entities.fieldNotYours`
 */
export function requireKept(path: string, before: string, after: string): void {
  if (before === after) return;
  const details = [fieldDetail(`data.${path}`, entityErrors.fieldNotYours)];
  throw new AppError(entityErrors.fieldNotYours, { details });
}
