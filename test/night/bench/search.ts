import { makeRows } from '#functions/kernel/make-rows.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import type { Search } from '#functions/kernel/search/search.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import type { Bench } from './bench.ts';
import { newBenchProcess } from './bench-process.ts';
import { startBenchServices } from './bench-services.ts';
import { heapBytes } from './heap-bytes.ts';
import { prepareSearch, QUESTIONS, type Question } from './prepare-search.ts';
import type { TableMeter } from './table-meter.ts';

const SIZES = [1_000, 10_000, 100_000];
const MILLION = '--million';
const ROUNDS = 5;
const CLIENTS = 16;
const HEAP_ROWS = 300_000;

/**
 * Searches of a visitor for offers of one animal kind in one country, all in one shard: 200 km around a place, mostly
 * with more conditions, by distance, pages of 50. Arguments: numbers of offers; `--million` adds a million, which takes minutes.
 */
export const run: Bench = async (options) => {
  const named = options.filter((option) => option !== MILLION).map(Number);
  const million = options.includes(MILLION) ? [1_000_000] : [];
  const sizes = [...(named.length > 0 ? named : SIZES), ...million];
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
  const { questions, generation } = await prepareSearch(size);
  const heap = await heapOfShard(size, questions);
  const { rows, meter } = newBenchProcess();
  await rows.count(firstOf(questions));
  const cold = meter.take();
  const first = await askOnce(rows, meter, questions);
  const warm = await askAgain(rows, meter, questions);
  return {
    offers: size,
    'stored B/offer': round(generation.bytes / size, 1),
    'heap B/offer': round(heap / size, 1),
    'RU cold': cold.readUnits,
    from: generation.chunks > 0 ? `${generation.chunks} chunks` : '1 file',
    'RU new page': round(first.readUnits / QUESTIONS, 1),
    'read/returned': round(first.items / first.returned, 3),
    'RU warm page': round(warm.readUnits / warm.searches, 3),
    'p50 ms': round(warm.p50, 2),
    'p95 ms': round(warm.p95, 2),
    'CPU ms': round(warm.cpu, 2),
    'searches/s': Math.round(warm.perSecond),
  };
}

/** Held by one warm shard: what many copies of it hold, because a heap is never still to the kilobyte. */
async function heapOfShard(size: number, questions: readonly Question[]): Promise<number> {
  const { parts } = newBenchProcess();
  const load = async () => {
    const search = makeSearch(parts);
    await makeRows({ ...parts, search }, GUEST).count(firstOf(questions));
    return search;
  };
  await load();
  const copies: Search[] = [];
  const before = await heapBytes();
  for (let rows = 0; rows < HEAP_ROWS; rows += size) copies.push(await load());
  return ((await heapBytes()) - before) / copies.length;
}

const firstOf = (questions: readonly Question[]) => ({
  entityClass: 'offer',
  attributeFilter: questions[0]?.attributeFilter,
});

/** Pages whose rows nobody has read before. */
async function askOnce(rows: Rows, meter: TableMeter, questions: readonly Question[]) {
  let returned = 0;
  for (const question of questions) returned += (await rows.search(question)).items.length;
  return { ...meter.take(), returned };
}

/** The same pages again, one after the other, then from many clients at once. */
async function askAgain(rows: Rows, meter: TableMeter, questions: readonly Question[]) {
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    for (const question of questions) {
      const begun = performance.now();
      await rows.search(question);
      times.push(performance.now() - begun);
    }
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const { readUnits } = meter.take();
  const begun = performance.now();
  const client = async () => {
    for (const question of questions) await rows.search(question);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    readUnits,
    searches: times.length,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    cpu: (user + system) / 1000 / times.length,
    perSecond: (CLIENTS * questions.length) / seconds,
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
