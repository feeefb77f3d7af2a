import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '#test/architecture/source-files.ts';
import type { Asked, Failures } from './test-host.ts';

/** A fault can make a loop endless; the slowest sound tests take a third of this. */
const ENDLESS_MS = 300_000;

export type Tests = {
  readonly run: (asked: Asked) => Promise<Failures>;
  readonly stop: () => void;
};

/** Runs test files of the tree at `root`. What all runs need is started once, and again after an endless loop. */
export function startTests(root: string, endlessMs = ENDLESS_MS): Tests {
  let host: ChildProcess | null = null;
  const stop = () => {
    if (host?.pid !== undefined && host.exitCode === null) process.kill(-host.pid, 'SIGKILL');
    host = null;
  };
  return {
    run: async (asked) => {
      host ??= await startHost(root);
      const { promise, resolve } = Promise.withResolvers<Failures>();
      const lost = () => resolve({ first: 'an end that never came', files: asked.files });
      const limit = setTimeout(stop, endlessMs);
      host.once('message', resolve).once('exit', lost);
      host.send(asked);
      const failures = await promise;
      clearTimeout(limit);
      host?.off('exit', lost);
      return failures;
    },
    stop,
  };
}

async function startHost(root: string): Promise<ChildProcess> {
  const host = fork(join(ROOT, 'test/night/mutants/test-host.ts'), {
    cwd: root,
    // A group of its own, so that what the tests start ends with them.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Inside a test, nothing says that this is one.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, JAVA_HOME: process.env.JAVA_HOME },
  });
  const ended = once(host, 'exit').then(() => {
    throw new Error('The tests do not start');
  });
  await Promise.race([once(host, 'message'), ended]);
  return host;
}
