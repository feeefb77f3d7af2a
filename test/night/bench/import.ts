import { openSource } from '#functions/imports/open-source.ts';
import { rowReader } from '#functions/imports/row-reader.ts';
import { FARM_COLUMNS } from '#test/support/danish-farms.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import type { Bench } from './bench.ts';
import { beginImport, listOf } from './import-list.ts';
import { jobWorld, startJobServices } from './job-world.ts';
import { runToEnd } from './run-to-end.ts';

const PARSED = 50_000;
const IMPORTED = 2_000;
const ROUNDS = 3;

/**
 * Rows of a file parsed and validated in a second of the processor; then a dry run of an import beside the real one.
 * Argument: rows of the file.
 */
export const run: Bench = async ([size = String(PARSED)]) => {
  await measureReading(Number(size));
  await compareRuns();
};

async function measureReading(size: number): Promise<void> {
  const rows = listOf(size);
  const xlsx = xlsxOf(rows);
  const csv = Buffer.from(rows.map((cells) => cells.join(';')).join('\n'));
  const headed = Buffer.concat([Buffer.from(`${Object.keys(FARM_COLUMNS).join(';')}\n`), csv]);
  const lines = [
    await fastest('XLSX parsed and validated', size, () => parsed(xlsx)),
    await fastest('CSV parsed and validated', size, () => parsed(headed)),
  ];
  console.table(lines);
}

/** Returns how many rows were read, as the job reads them. */
async function parsed(bytes: Uint8Array): Promise<number> {
  const kind = 'customers';
  const source = await openSource(bytes, { kind, reading: {}, language: 'en_GB' });
  const { headings } = source;
  const reader = rowReader({ kind, mapping: FARM_COLUMNS, headings, country: 'DK' });
  let count = 0;
  for await (const { row, cells } of source.rows) {
    if (reader.isNone(cells) || reader.key(cells) === undefined) continue;
    reader.read(row, cells);
    count += 1;
  }
  return count;
}

/** The best of some rounds: what else the machine does only makes it slower. */
async function fastest(what: string, size: number, work: () => Promise<number>) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc?.();
    const before = process.cpuUsage();
    const count = await work();
    if (count !== size) throw new Error(`${what}: of ${size} rows ${count} were read.`);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000_000);
  }
  return { what, rows: size, 'CPU s': Number(best.toFixed(2)), 'rows/s': Math.round(size / best) };
}

async function compareRuns(): Promise<void> {
  const stop = await startJobServices();
  try {
    const world = jobWorld();
    const bytes = xlsxOf(listOf(IMPORTED));
    const times: number[] = [];
    for (const dryRun of [true, false]) {
      const begun = performance.now();
      const job = await runToEnd(world, 'imports', await beginImport(world, bytes, dryRun));
      if (job.progress.done !== IMPORTED) throw new Error(`${job.error}: ${job.progress.done}`);
      times.push((performance.now() - begun) / 1000);
    }
    const [dry = 0, real = 0] = times;
    const line = { rows: IMPORTED, 'dry run s': dry, 'real run s': real, 'dry ÷ real': dry / real };
    console.table([line]);
  } finally {
    await stop();
  }
}
