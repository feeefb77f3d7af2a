import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buildWeb } from '#infra/local/build-web.ts';

const VITEST = path.resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
/** `npm run check` runs these. */
const CHECKED = ['architecture'];
/** Each is a row with a browser and a product of its own. */
const IN_BROWSERS = ['requests', 'journeys', 'screens', 'empty'];
/** What computes makes some room for the browsers, which have limits of time. */
const BESIDE = 5;
/** Holds all that the tests in browsers print. */
const HELD_BYTES = 64_000_000;

/**
 * `npm test` runs what computes and the rows of journeys at the same time, since browsers mostly wait, and prints them
 * one after the other. Arguments go to Vitest as they are: `npm test -- --project web`.
 */
async function runAll(args: readonly string[]): Promise<number> {
  if (args.length > 0) return ended(startVitest(args, 'inherit'));
  const elsewhere = [...IN_BROWSERS, ...CHECKED].flatMap((name) => ['--project', `!${name}`]);
  const others = startVitest(elsewhere, 'inherit', BESIDE);
  const othersCode = ended(others);
  const checked = holdOutput(start('npm', ['run', 'check'], 'pipe', BESIDE));

  // Two products that start at the same time would build the pages into one folder.
  await buildWeb((line) => process.stderr.write(`${line}\n`));
  const inBrowsers = IN_BROWSERS.map((name) =>
    holdOutput(startVitest(['--project', name], 'pipe')),
  );

  const codes = [await othersCode];
  for (const { output, code } of [checked, ...inBrowsers]) {
    for await (const chunk of output) process.stdout.write(chunk);
    codes.push(await code);
  }
  return Math.max(...codes);
}

function startVitest(
  args: readonly string[],
  output: 'inherit' | 'pipe',
  priority = 0,
): ChildProcess {
  return start(process.execPath, [VITEST, 'run', ...args], output, priority);
}

function start(
  command: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  priority = 0,
): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', output, output] });
  if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + priority, 19));
  process.once('exit', () => child.kill());
  return child;
}

/** What a process prints, kept until somebody reads it. */
function holdOutput(child: ChildProcess): { output: PassThrough; code: Promise<number> } {
  const output = new PassThrough({ highWaterMark: HELD_BYTES });
  for (const printed of [child.stdout, child.stderr]) printed?.pipe(output, { end: false });
  const code = ended(child).finally(() => output.end());
  return { output, code };
}

async function ended(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

process.exitCode = await runAll(process.argv.slice(2));
