import { once } from 'node:events';
import type { Stack } from './start-stack.ts';

const LOOK_MS = 500;

/**
 * Prints that the product is ready, and stops it on Ctrl-C, on a polite kill, or when npm, which started it, is gone.
 */
export async function runUntilStopped(starting: Promise<Stack>): Promise<void> {
  const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), npmGone()]);
  const stack = await Promise.race([starting, asked.then(() => undefined)]);
  if (stack !== undefined) {
    process.stdout.write(`ready ${stack.addresses.country('de')}\n`);
    await asked;
    await stack.stop();
  }
  // A half-started product has children, which end with this process.
  process.exit(0);
}

/** Resolves when npm is gone: a kill of npm reaches its shell only, which ends without telling this process. */
function npmGone(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, LOOK_MS).unref();
  }
  return promise;
}
