import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryPoints } from '#infra/build-handlers.ts';
import { mustRun } from './run-program.ts';

/** Each bundle once a round, so that what else the machine does falls on all alike; medians count. */
const ROUNDS = 9;
const EMPTY = 'empty/handler';

/** What the quality goals (P8) allow at most, as multiples of an empty handler. */
const MOST = { search: 3, handlers: 6, jobs: 9 } as const;
type Kind = keyof typeof MOST;

/**
 * What it costs a new process to load the bundles below a directory, as multiples of one that loads nothing: the
 * dearest of each kind, beside what it may cost at most.
 */
export async function coldImports(bundles: string): Promise<string> {
  await mkdir(path.join(bundles, EMPTY), { recursive: true });
  await writeFile(path.join(bundles, EMPTY, 'handler.mjs'), 'export const handler = () => {};\n');
  const spent = await spentMs(bundles, [EMPTY, ...(await entryPoints())]);
  const empty = median(spent.get(EMPTY));
  const dearest = new Map<Kind, { readonly entry: string; readonly ratio: number }>();
  for (const [entry, times] of spent) {
    const ratio = median(times) / empty;
    const kind = kindOf(entry);
    if (ratio > (dearest.get(kind)?.ratio ?? 0)) dearest.set(kind, { entry, ratio });
  }
  const told = [...dearest].map(
    ([kind, { entry, ratio }]) => `${entry} ${ratio.toFixed(1)} (at most ${MOST[kind]})`,
  );
  return `times an empty one: ${told.join(', ')}`;
}

function kindOf(entry: string): Kind {
  if (entry === 'search/handler') return 'search';
  return entry.endsWith('/handler') ? 'handlers' : 'jobs';
}

async function spentMs(
  bundles: string,
  entries: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
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
