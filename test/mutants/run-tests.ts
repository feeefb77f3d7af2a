import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

/** A fault can make a loop endless; the slowest sound tests take a third of this. */
const ENDLESS_MS = 900_000;

export type Tests = {
  /** Gives the name of a test that failed, or null. */
  readonly run: (files: readonly string[]) => Promise<string | null>;
  readonly stop: () => void;
};

/** Runs test files of the tree at `root`, each time in processes of their own: they keep nothing of the last fault. */
export function startTests(root: string): Tests {
  let running: ChildProcess | null = null;
  const stop = () => {
    if (running?.pid !== undefined && running.exitCode === null) {
      process.kill(-running.pid, 'SIGKILL');
    }
  };
  return {
    run: async (files) => {
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...files];
      // A group of its own, so that what the tests start ends with them.
      const child = spawn(process.execPath, args, {
        cwd: root,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running = child;
      const limit = setTimeout(stop, ENDLESS_MS);
      const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
      clearTimeout(limit);
      if (child.exitCode === 0) return null;
      return child.signalCode === null ? failedIn(errors) : 'an end that never came';
    },
    stop,
  };
}

/** Returns the first test that a run names as failed. */
export function failedIn(errors: string): string {
  return /FAIL\s+(.*)/.exec(stripVTControlCharacters(errors))?.[1] ?? 'an error beside the tests';
}
