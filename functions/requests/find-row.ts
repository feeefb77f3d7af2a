import type { Context } from '#functions/kernel/context.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** The stored row of this class, or undefined where it does not exist for the caller: for refusals in words of their own. */
export async function findRow(
  { rows }: Pick<Context, 'rows'>,
  entityclass: string,
  id: string,
): Promise<Entity | undefined> {
  try {
    return (await rows.get(id, { fresh: true, entityclass })).full;
  } catch (error) {
    if (error instanceof AppError && error.error.status === 404) return undefined;
    throw error;
  }
}
