import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryPoints } from '#infra/deploy/build-handlers.ts';
import { runOrThrow } from '#infra/deploy/program/run-program.ts';

/**
 * The rounds, in each of which every bundle is loaded once, so that other work of the machine falls on all alike;
 * medians count.
 */
const ROUNDS = 5;
const EMPTY = 'empty/handler';
/**
 * The form in which esbuild writes that a file needs another one at once: `from"./…"` or `import"./…"`, never
 * `import("./…")`.
 */
const NEEDED_FILE = /\b(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * The budget of a cold start of each kind, in kilobytes that it reads and compiles. Bytes
 * are judged and times only told: processor times of the same bundles differ by a third between two machines.
 */
const MOST_KB = { search: 850, handlers: 1000, jobs: 950 } as const;
/** The factor of the budget above which an excess fails the rehearsal; a smaller one is only told. */
const GROSS = 1.15;
type Kind = keyof typeof MOST_KB;

/** The cost of loading a bundle: `bytes` of code, and `times` an empty handler's processor time. */
export interface ColdImport {
  readonly entry: string;
  readonly bytes: number;
  readonly times: number;
}

/** Measures every bundle below a directory, each in new processes and beside an empty one. */
export async function coldImports(bundles: string): Promise<readonly ColdImport[]> {
  await mkdir(path.join(bundles, EMPTY), { recursive: true });
  await writeFile(path.join(bundles, EMPTY, 'handler.mjs'), 'export const handler = () => {};\n');
  const entries = await entryPoints();
  const spent = await spentMs(bundles, [EMPTY, ...entries]);
  const empty = median(spent.get(EMPTY));
  return Promise.all(
    entries.map(async (entry) => ({
      entry,
      bytes: await bytesLoaded(path.join(bundles, entry, 'handler.mjs')),
      times: median(spent.get(entry)) / empty,
    })),
  );
}

/** Returns the largest bundle of each kind beside its budget; `missed` where it is far above. */
export function judgeColdImports(
  imports: readonly ColdImport[],
): string | { readonly missed: string } {
  const largest = new Map<Kind, ColdImport>();
  for (const loaded of imports) {
    const kind = kindOf(loaded.entry);
    if (loaded.bytes > (largest.get(kind)?.bytes ?? 0)) largest.set(kind, loaded);
  }
  const rows = [...largest].map(([kind, { entry, bytes, times }]) => ({
    isMissed: bytes > MOST_KB[kind] * 1000 * GROSS,
    told: `${entry} ${Math.round(bytes / 1000)} KB (budget ${MOST_KB[kind]}), ${times.toFixed(1)} times an empty one`,
  }));
  const sentence = rows.map((row) => row.told).join('; ');
  return rows.some(({ isMissed }) => isMissed) ? { missed: sentence } : sentence;
}

function kindOf(entry: string): Kind {
  if (entry === 'search/handler') return 'search';
  return entry.endsWith('/handler') ? 'handlers' : 'jobs';
}

/**
 * Returns the bytes of a file with all that it imports when it is loaded; parts that it asks for later do not count.
 */
export async function bytesLoaded(file: string, seen = new Set<string>()): Promise<number> {
  if (seen.has(file)) return 0;
  seen.add(file);
  const code = await readFile(file, 'utf8');
  let bytes = Buffer.byteLength(code);
  for (const [, needed = ''] of code.matchAll(NEEDED_FILE)) {
    bytes += await bytesLoaded(path.resolve(path.dirname(file), needed), seen);
  }
  return bytes;
}

/** Returns the processor time that a new process took to load each bundle, for each round, in milliseconds. */
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

/** Measures the processor time from the start of a process, which does not grow with other work of the machine. */
async function loadingMs(folder: string): Promise<number> {
  const file = pathToFileURL(path.join(folder, 'handler.mjs')).href;
  const code = `await import('${file}'); const { user, system } = process.cpuUsage(); console.log('us', user + system);`;
  const said = await runOrThrow({
    command: process.execPath,
    args: ['--input-type=module', '--eval', code],
    // A new sandbox has no compiled code.
    env: { NODE_OPTIONS: '', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  return Number(/us (\d+)/.exec(said)?.[1]) / 1000;
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
