import type { World } from '#functions/kernel/context.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import { beginImport, isFaulty, listOf, numberOf } from './import-list.ts';
import { OFFICE } from './job-world.ts';
import type { KilledKind } from './kill-often.ts';
import { runToEnd } from './run-to-end.ts';

const NUMBERS_ASKED = 500;

/** An import; it fails where a row is lost, doubled or told otherwise. */
export const killedImport: KilledKind = {
  queue: 'imports',
  rows: 20_000,
  lifeMs: 2_000,
  begin: async (world, count) => {
    const bytes = xlsxOf(listOf(count));
    const dryRun = await runToEnd(world, 'imports', await beginImport(world, bytes, true));
    const job = await beginImport(world, bytes, false);
    return { job, check: () => requireWhole(world, { job, count, told: dryRun.counts }) };
  },
};

type Whole = {
  readonly job: string;
  readonly count: number;
  readonly told: Readonly<Record<string, number>>;
};

async function requireWhole(world: World, { job, count, told }: Whole) {
  const state = await world.jobs.get(job);
  const wrong: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      wrong.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
  };
  const faulty = Array.from({ length: count }, (_, index) => index).filter(isFaulty).length;
  expect('status', state?.status, 'complete');
  expect('counts', Object.entries(state?.counts ?? {}).sort(), Object.entries(told).sort());
  expect('lines', state?.lines, faulty);
  let farms = 0;
  for (let from = 0; from < count; from += NUMBERS_ASKED) {
    const places = Array.from(
      { length: Math.min(NUMBERS_ASKED, count - from) },
      (_, index) => from + index,
    );
    const ids = await world.store.claimedByAny('account', 'controlNumber', places.map(numberOf));
    const entities = await world.store.latestOf(accountClass, [...ids.values()], { fresh: true });
    farms += entities.length;
    const wanted = places.filter((place) => !isFaulty(place)).map(numberOf);
    expect(`numbers from ${from}`, [...ids.keys()].sort(), wanted);
    expect(`revisions from ${from}`, entities.filter(({ rev }) => rev !== 1).length, 0);
  }
  // A farm that was made twice has one number, and would be found twice by its control body.
  const customers = { entityClass: 'account', group: 'customer', keys: [OFFICE.id] };
  expect('customers', await world.search.count(customers), count - faulty);
  if (wrong.length > 0) throw new Error(wrong.slice(0, 10).join('\n'));
  return { farms, faulty };
}
