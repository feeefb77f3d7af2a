import { randomBytes } from 'node:crypto';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import {
  customerSearch,
  manyCustomers,
  storeCustomers,
  storeNewest,
} from '#test/support/many-customers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import type { Bench } from './bench.ts';
import { newBenchProcess } from './bench-process.ts';
import { startBenchServices } from './bench-services.ts';
import type { TableMeter } from './table-meter.ts';

const SIZES = [1_000, 10_000, 50_000];
const ROUNDS = 20;
/** By parts of names and of numbers, with few hits and with many. */
const TYPED = ['huber 0001', 'biohof see', '276 000 1', '276-000-0123', 'wei arche 2', 'nobody'];

/** A control body looks for customers, pages of 20 sorted by name. Arguments: numbers of customers. */
export const run: Bench = async (options) => {
  const sizes = options.length > 0 ? options.map(Number) : SIZES;
  const stop = await startBenchServices();
  try {
    const lines = [];
    for (const size of sizes) lines.push(await measure(size));
    console.table(lines);
  } finally {
    await stop();
  }
};

async function measure(size: number) {
  const ins = testId(`ins ${size}`);
  const { rows, meter, parts, search } = customerProcess(ins);
  const customers = manyCustomers(size, ins);
  const { bytes } = await storeCustomers(parts, ins, customers);
  const shown = new Set<string>();
  for (const typed of TYPED) {
    const { attributeFilter: filter, ...page } = customerSearch(typed);
    const { items } = await search.hits({ ...page, filter, group: 'customer', keys: [ins] });
    for (const { id } of items) shown.add(id);
  }
  await storeNewest(
    parts,
    customers.filter(({ id }) => shown.has(id)),
  );
  const first = await ask(rows, meter);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(...(await ask(rows, meter)).times);
  const warm = await ask(rows, meter);
  times.sort((a, b) => a - b);
  return {
    customers: size,
    'stored B/customer': round(bytes / size, 1),
    'read/returned': round(first.items / first.returned, 3),
    'RU warm search': round(warm.readUnits / TYPED.length, 3),
    'p50 ms': round(times[Math.floor(times.length * 0.5)] ?? 0, 2),
    'p95 ms': round(times[Math.floor(times.length * 0.95)] ?? 0, 2),
  };
}

function customerProcess(ins: string) {
  const { parts, search, meter } = newBenchProcess();
  const newId = makeNewId(systemClock, randomBytes);
  const store = makeEntityStore({ ...parts, entityClasses, newId });
  const who = principal('INS', { account: ins });
  return { parts, search, meter, rows: makeRows({ store, search, clock: systemClock }, who) };
}

async function ask(rows: Rows, meter: TableMeter) {
  meter.take();
  const times: number[] = [];
  let returned = 0;
  for (const typed of TYPED) {
    const begun = performance.now();
    returned += (await rows.search(customerSearch(typed))).items.length;
    times.push(performance.now() - begun);
  }
  return { ...meter.take(), returned, times };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
