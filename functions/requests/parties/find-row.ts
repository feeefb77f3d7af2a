import type { Context } from '#functions/kernel/context.ts';
import type { EntityType } from '#functions/kernel/store/entity-as.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/**
 * Returns the stored row of this class, or undefined where it does not exist for the caller, who gets a refusal of
 * its own.
 */
export async function findRow<D>(
  { rows }: Pick<Context, 'rows'>,
  type: EntityType<D>,
  id: string,
): Promise<Entity<D> | undefined> {
  try {
    return await rows.stored(type, id, { fresh: true });
  } catch (error) {
    if (error instanceof AppError && error.error.status === 404) return undefined;
    throw error;
  }
}
