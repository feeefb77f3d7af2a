import type { Bench } from './bench.ts';
import { killedExport } from './export-kills.ts';
import { killedImport } from './import-kills.ts';
import { jobWorld, startJobServices } from './job-world.ts';
import { killOften } from './kill-often.ts';

/**
 * `kill -9` of the worker of an import, or after the word `export` of an export, at random points. Arguments: rows,
 * kills, seed.
 */
export const run: Bench = async (options) => {
  const isExport = options[0] === 'export';
  const { queue, lifeMs, rows, begin } = isExport ? killedExport : killedImport;
  const [count = rows, kills = 200, seed = 15] = (isExport ? options.slice(1) : options).map(
    Number,
  );
  const stop = await startJobServices();
  try {
    const world = jobWorld();
    const { job, check } = await begin(world, count);
    const killed = await killOften(world, { queue, lifeMs, job, kills, seed });
    console.table([{ rows: count, killed, ...(await check()) }]);
  } finally {
    await stop();
  }
};
