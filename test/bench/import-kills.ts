import type { World } from '#functions/kernel/context.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import type { Bench } from './bench.ts';
import { beginImport, isFaulty, listOf, numberOf } from './import-list.ts';
import { jobWorld, OFFICE, startJobServices } from './job-world.ts';
import { killOften } from './kill-often.ts';
import { runToEnd } from './run-to-end.ts';

const ROWS = 20_000;
const KILLS = 200;
const LIFE_MS = 2_000;
const NUMBERS_ASKED = 500;

/** `kill -9` of the worker of an import at random points. Fails where a row is lost, doubled or told otherwise. */
export const killImport: Bench = async ([
  rows = String(ROWS),
  kills = String(KILLS),
  seed = '15',
]) => {
  const stop = await startJobServices();
  try {
    const world = jobWorld();
    const count = Number(rows);
    const bytes = xlsxOf(listOf(count));
    const dryRun = await runToEnd(world, 'imports', await beginImport(world, bytes, true));
    const job = await beginImport(world, bytes, false);
    const often = {
      lifeMs: LIFE_MS,
      queue: 'imports',
      job,
      kills: Number(kills),
      seed: Number(seed),
    } as const;
    const killed = await killOften(world, often);
    const done = await requireWhole(world, { job, count, told: dryRun.counts });
    console.table([{ rows: count, killed, ...done }]);
  } finally {
    await stop();
  }
};

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
