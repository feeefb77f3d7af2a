import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryPoints } from '#infra/build-handlers.ts';
import { mustRun } from './run-program.ts';

/** The least of so many tries: what else the machine does only adds. */
const TRIES = 3;
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
  const empty = await loadingMs(path.join(bundles, EMPTY));
  const dearest = new Map<Kind, { readonly entry: string; readonly ratio: number }>();
  for (const entry of await entryPoints()) {
    const ratio = (await loadingMs(path.join(bundles, entry))) / empty;
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

/** Processor time, which does not grow with what else the machine does, from the start of a process. */
async function loadingMs(folder: string): Promise<number> {
  const file = pathToFileURL(path.join(folder, 'handler.mjs')).href;
  const code = `await import('${file}'); const { user, system } = process.cpuUsage(); console.log('us', user + system);`;
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const args = ['--input-type=module', '--eval', code];
    const said = await mustRun({ command: process.execPath, args });
    times.push(Number(/us (\d+)/.exec(said)?.[1]) / 1000);
  }
  return Math.min(...times);
}
