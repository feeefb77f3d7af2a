import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '#functions/kernel/context.ts';
import { isOver } from '#shared/kernel/job.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import type { JobQueue } from './run-to-end.ts';

const WORKER = path.resolve(import.meta.dirname, 'job-worker.ts');
/** Past the lease of a worker that was killed. */
const LEASE_MS = 90_000;

/** A kind of job whose worker is killed. */
export type KilledKind = {
  readonly queue: JobQueue;
  /** The rows that it has, where no other number is asked for. */
  readonly rows: number;
  /** A worker lives so long at most after it began; longer after one that got no further, because five end a job. */
  readonly lifeMs: number;
  /** Begins the job; `check` fails where it ended otherwise than one that nobody killed, and gives figures of it. */
  readonly begin: (
    world: World,
    count: number,
  ) => Promise<{ readonly job: string; readonly check: () => Promise<object> }>;
};

type Killing = Pick<KilledKind, 'queue' | 'lifeMs'> & {
  readonly job: string;
  readonly kills: number;
  readonly seed: number;
};

/** Gives how often the worker was killed while it had work; the last one is left alone. */
export async function killOften(
  world: World,
  { queue, job, kills, seed, lifeMs }: Killing,
): Promise<number> {
  const random = seededRandom(seed);
  let killed = 0;
  let attempts = 0;
  for (let round = 0; ; round++) {
    const worker = spawn(process.execPath, [WORKER, queue, job, String(round * LEASE_MS)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(worker, 'exit');
    if (killed < kills) {
      await Promise.race([ended, once(worker.stdout, 'data')]);
      await Promise.race([ended, wait(random.below(lifeMs) + attempts ** 2 * lifeMs)]);
      worker.kill('SIGKILL');
    }
    const [, signal] = await ended;
    if (signal === 'SIGKILL') killed += 1;
    const state = await world.jobs.get(job);
    if (state === undefined) throw new Error('The job is gone.');
    if (isOver(state.status)) return killed;
    attempts = state.attempts;
    process.stderr.write(`${killed} kills, ${state.progress.done} rows\n`);
  }
}
