import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

/** A fault can make a loop endless; the slowest sound tests take a third of this. */
const ENDLESS_MS = 900_000;

/** How a run failed: the first test that did, and the files that may hold such tests. */
export type Failures = { readonly first: string | null; readonly files: readonly string[] };

export type Tests = {
  /** Runs the files, where not all matter up to the first failure. */
  readonly run: (files: readonly string[], all: boolean) => Promise<Failures>;
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
    run: async (files, all) => {
      const bail = all ? [] : ['--bail', '1'];
      const args = ['node_modules/vitest/vitest.mjs', 'run', ...bail, ...files];
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
      if (child.exitCode === 0) return { first: null, files: [] };
      if (child.signalCode !== null) return { first: 'an end that never came', files };
      const first = failedIn(errors);
      return first === null
        ? { first: 'an error beside the tests', files }
        : { first, files: filesIn(errors) };
    },
    stop,
  };
}

const FAILED = /FAIL\s+(.*)/g;

/** Returns the first test that a run names as failed. */
export function failedIn(errors: string): string | null {
  return failuresIn(errors)[0] ?? null;
}

/** Returns the files with tests that a run names as failed. */
export function filesIn(errors: string): string[] {
  const files = failuresIn(errors).flatMap((said) => /test\/\S+\.test\.tsx?/.exec(said)?.[0] ?? []);
  return [...new Set(files)];
}

const failuresIn = (errors: string): string[] =>
  [...stripVTControlCharacters(errors).matchAll(FAILED)].map(([, said = '']) => said);
