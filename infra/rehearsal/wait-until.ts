import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 90_000;
const PAUSE_MS = 1_000;

/**
 * Waits until a condition is true.
 * @throws Error when it is not in time
 */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`It did not come true that ${what}.`);
    await pause(PAUSE_MS);
  }
}
