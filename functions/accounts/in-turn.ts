import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#functions/kernel/context.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';

const ATTEMPTS = 12;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;

/**
 * Runs a change that must hold whatever else is saved meanwhile, such as linking a user: when another save was faster,
 * everything is read and decided again, at last one caller after the other.
 * @throws AppError `entities.busy`
 */
export async function inTurn<T>(
  { random }: Pick<Context, 'random'>,
  change: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (attempt === ATTEMPTS) throw new AppError(entityErrors.busy, { cause: error });
      await pause(pauseMs(attempt, random));
    }
  }
}

function isOvertaken(error: unknown): boolean {
  const isBusy = error instanceof AppError && error.error.code === entityErrors.busy.code;
  return isBusy || conflictingEntity(error) !== undefined;
}

/** Grows, and spreads those who met in the same moment. */
function pauseMs(attempt: number, random: Context['random']): number {
  const [byte = 0] = random(1);
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (byte / 255);
}
