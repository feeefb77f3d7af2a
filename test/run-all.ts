import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';

const VITEST = path.resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
/** What computes makes room for the browser, whose pages somebody waits for. */
const IN_THE_BACKGROUND = 10;
/** Holds all that the journeys print. */
const HELD_BYTES = 64_000_000;

/**
 * `npm test` runs what computes and the browser journeys, which mostly wait, at the same time, and prints them one after
 * the other. Arguments go to Vitest as they are: `npm test -- --project web`.
 */
async function runAll(args: readonly string[]): Promise<number> {
  if (args.length > 0) return ended(startVitest(args, 'inherit'));
  const journeys = startVitest(['--project', 'journeys'], 'pipe');
  const held = new PassThrough({ highWaterMark: HELD_BYTES });
  for (const output of [journeys.stdout, journeys.stderr]) output?.pipe(held, { end: false });
  const journeysCode = ended(journeys);

  const others = startVitest(['--project', '!journeys'], 'inherit');
  if (others.pid !== undefined) setPriority(others.pid, IN_THE_BACKGROUND);
  const othersCode = await ended(others);
  held.pipe(process.stdout);
  return Math.max(othersCode, await journeysCode);
}

function startVitest(args: readonly string[], output: 'inherit' | 'pipe'): ChildProcess {
  const stdio = ['ignore', output, output] as const;
  const child = spawn(process.execPath, [VITEST, 'run', ...args], { stdio: [...stdio] });
  process.once('exit', () => child.kill());
  return child;
}

async function ended(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

process.exitCode = await runAll(process.argv.slice(2));
