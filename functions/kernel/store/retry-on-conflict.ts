import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Random } from '../ports/ids.ts';
import { ValueMoved } from './replace-value.ts';
import { retryOnError } from './retry.ts';
import { conflictingEntity } from './rev-conflict.ts';

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
const ATTEMPTS = 5;
const ATTEMPTS_UNTIL_DONE = 12;

type Chance = { readonly random: Random };

/**
 * Runs a change again, from its reading on, when an entity or a keyed value that the caller never saw was changed by
 * another save in between, as a rule may change a supplier's activity with an offer. A newer revision of `own`, the
 * entity that the caller edits, is the caller's to see and is never passed over.
 * @throws AppError `entities.busy` after the last attempt; `entities.revConflict` for `own`
 */
export function retryOnConflict<T>(
  { random }: Chance,
  change: () => Promise<T>,
  own?: string,
): Promise<T> {
  return retry(change, (error) => isOvertaken(error, own), { attempts: ATTEMPTS, random });
}

/**
 * Retries as `retryOnConflict` does, but more often, and also when a change inside gave up. It is for a change that
 * must succeed whatever else is saved at the same time, for example linking a user.
 * @throws AppError `entities.busy`
 */
export function retryUntilDone<T>(chance: Chance, change: () => Promise<T>): Promise<T> {
  const isPassing = (error: unknown) => isBusy(error) || isOvertaken(error);
  return retryWhilePassing(chance, change, isPassing);
}

/**
 * Retries as often as `retryUntilDone` does, after the errors that the caller calls passing.
 * @throws AppError `entities.busy`; other errors of the change
 */
export const retryWhilePassing = <T>(
  { random }: Chance,
  change: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
): Promise<T> => retry(change, isPassing, { attempts: ATTEMPTS_UNTIL_DONE, random });

async function retry<T>(
  change: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
  how: Chance & { readonly attempts: number },
): Promise<T> {
  const pauses = { ...how, firstPauseMs: FIRST_PAUSE_MS, longestPauseMs: LONGEST_PAUSE_MS };
  try {
    return await retryOnError(change, isPassing, pauses);
  } catch (cause) {
    throw isPassing(cause) ? new AppError(entityErrors.busy, { cause }) : cause;
  }
}

function isOvertaken(error: unknown, own?: string): boolean {
  const id = conflictingEntity(error);
  return error instanceof ValueMoved || (id !== undefined && id !== own);
}

function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.error.code === entityErrors.busy.code;
}
