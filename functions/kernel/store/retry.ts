import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../ports/ids.ts';

export type Pauses = {
  /** The number of tries, the first included. */
  readonly attempts: number;
  /** The mean pause before the second attempt, milliseconds; it doubles with each further one. */
  readonly firstPauseMs: number;
  /** The mean to which pauses grow. */
  readonly longestPauseMs?: number;
  /** The source that spreads callers of the same moment; without it all wait for the mean. */
  readonly random?: Random;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
  /** Waits so many milliseconds; tests give one that does not wait. */
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

/**
 * Runs `attempt` until it gives a result, and waits before each repetition. Returns undefined when the last attempt
 * gave none.
 * @throws whatever an attempt throws; an AbortError when the signal ends a pause
 */
export async function retryUntilResult<T>(
  attempt: () => Promise<T | undefined>,
  pauses: Pauses,
): Promise<T | undefined> {
  const { wait = waitMs } = pauses;
  for (let number = 1; number <= pauses.attempts; number++) {
    if (number > 1) await wait(pauseMs(number, pauses), pauses.signal);
    const result = await attempt();
    if (result !== undefined) return result;
  }
  return undefined;
}

/**
 * Runs `attempt` again, after a pause, when it fails with an error that `isPassing`.
 * @throws the error that does not pass, or that of the last attempt
 */
export async function retryOnError<T>(
  attempt: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
  pauses: Pauses,
): Promise<T> {
  let left = pauses.attempts;
  const success = await retryUntilResult(async () => {
    left -= 1;
    try {
      return { result: await attempt() };
    } catch (error) {
      if (left <= 0 || !isPassing(error)) throw error;
      return undefined;
    }
  }, pauses);
  if (success === undefined) throw new Error('Something is to be tried at least once.');
  return success.result;
}

const waitMs = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  pause(ms, undefined, signal === undefined ? {} : { signal });

/**
 * Returns a random pause between nothing and twice the mean: it spreads callers that met once as widely as possible.
 */
function pauseMs(
  number: number,
  { firstPauseMs, longestPauseMs = Number.POSITIVE_INFINITY, random }: Pauses,
): number {
  const mean = Math.min(longestPauseMs, firstPauseMs * 2 ** (number - 2));
  const [byte = 127.5] = random?.(1) ?? [];
  return (mean * 2 * byte) / 255;
}
