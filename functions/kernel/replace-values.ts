import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Context } from './context.ts';
import { ValueMoved, type ValueReplacement } from './store/replace-value.ts';
import { retryOnError } from './store/retry.ts';

const PAUSES = { attempts: 20, firstPauseMs: 20, longestPauseMs: 300 };
const isPassing = (error: unknown): boolean => error instanceof ValueMoved;

/**
 * Replaces keyed values by what follows from them, in one transaction. `plan` reads them; where another save was
 * quicker, it reads and plans again, so that no save undoes another one.
 * @throws AppError `entities.busy` after the last attempt; whatever `plan` throws
 */
export async function replaceValues<T>(
  { store, random }: Pick<Context, 'store' | 'random'>,
  plan: () => Promise<{ readonly replaces: readonly ValueReplacement[]; readonly result: T }>,
): Promise<T> {
  try {
    return await retryOnError(
      async () => {
        const { replaces, result } = await plan();
        if (replaces.length > 0) {
          await store.save({ changes: [], by: 'system', changeset: 'values', replaces });
        }
        return result;
      },
      isPassing,
      { ...PAUSES, random },
    );
  } catch (cause) {
    throw isPassing(cause) ? new AppError(entityErrors.busy, { cause }) : cause;
  }
}
