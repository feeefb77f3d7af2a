import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '#functions/kernel/context.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { isOver } from '#shared/kernel/job.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import type { Bench } from './bench.ts';
import { beginImport, isFaulty, listOf, numberOf } from './import-list.ts';
import { importWorld, OFFICE, startImportServices } from './import-world.ts';
import { runImport } from './run-import.ts';

const ROWS = 20_000;
const KILLS = 200;
const WORKER = path.resolve(import.meta.dirname, 'import-worker.ts');
/** Past the lease of a worker that was killed. */
const LEASE_MS = 90_000;
/** A worker lives so long at most after it began. */
const LIFE_MS = 2_000;
const NUMBERS_ASKED = 500;

/** `kill -9` of the worker of an import at random points. Fails where a row is lost, doubled or told otherwise. Arguments: rows, kills, seed. */
export const run: Bench = async ([rows = String(ROWS), kills = String(KILLS), seed = '15']) => {
  const stop = await startImportServices();
  try {
    const world = importWorld();
    const count = Number(rows);
    const bytes = xlsxOf(listOf(count));
    const dryRun = await runImport(world, await beginImport(world, bytes, true));
    const job = await beginImport(world, bytes, false);
    const killed = await killOften(world, { job, kills: Number(kills), seed: Number(seed) });
    const done = await requireWhole(world, { job, count, told: dryRun.counts });
    console.table([{ rows: count, killed, ...done }]);
  } finally {
    await stop();
  }
};

type Killing = { readonly job: string; readonly kills: number; readonly seed: number };

/** Gives how often the worker was killed while it had work; the last one is left alone. */
async function killOften(world: World, { job, kills, seed }: Killing): Promise<number> {
  const random = seededRandom(seed);
  let killed = 0;
  for (let round = 0; ; round++) {
    const worker = spawn(process.execPath, [WORKER, job, String(round * LEASE_MS)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(worker, 'exit');
    if (killed < kills) {
      await Promise.race([ended, once(worker.stdout, 'data')]);
      await Promise.race([ended, wait(random.below(LIFE_MS))]);
      worker.kill('SIGKILL');
    }
    const [, signal] = await ended;
    if (signal === 'SIGKILL') killed += 1;
    const found = await world.jobs.get(job);
    if (found === undefined) throw new Error('The job is gone.');
    if (isOver(found.status)) return killed;
    process.stderr.write(`${killed} kills, ${found.progress.done} rows\n`);
  }
}

type Whole = {
  readonly job: string;
  readonly count: number;
  readonly told: Readonly<Record<string, number>>;
};

async function requireWhole(world: World, { job, count, told }: Whole) {
  const found = await world.jobs.get(job);
  const wrong: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      wrong.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
  };
  const faulty = Array.from({ length: count }, (_, at) => at).filter(isFaulty).length;
  expect('status', found?.status, 'complete');
  expect('counts', Object.entries(found?.counts ?? {}).sort(), Object.entries(told).sort());
  expect('lines', found?.lines, faulty);
  let farms = 0;
  for (let from = 0; from < count; from += NUMBERS_ASKED) {
    const places = Array.from(
      { length: Math.min(NUMBERS_ASKED, count - from) },
      (_, at) => from + at,
    );
    const ids = await world.store.claimedByAny('account', 'controlNumber', places.map(numberOf));
    const entities = await world.store.latestOf(accountClass, [...ids.values()], { fresh: true });
    farms += entities.length;
    const wanted = places.filter((at) => !isFaulty(at)).map(numberOf);
    expect(`numbers from ${from}`, [...ids.keys()].sort(), wanted);
    expect(`revisions from ${from}`, entities.filter(({ rev }) => rev !== 1).length, 0);
  }
  // A farm that was made twice has one number, and would be found twice by its control body.
  const customers = { entityClass: 'account', group: 'customer', keys: [OFFICE.id] };
  expect('customers', await world.search.count(customers), count - faulty);
  if (wrong.length > 0) throw new Error(wrong.slice(0, 10).join('\n'));
  return { farms, faulty };
}
