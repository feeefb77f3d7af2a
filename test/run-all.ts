import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buildWeb } from '#infra/local/build-web.ts';

const VITEST = path.resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
/** What drives a browser, each project on a product of its own. */
const IN_BROWSERS = ['screens', 'journeys'];
/** `npm run check` has run these by now. */
const CHECKED = ['architecture'];
/** What computes makes room for the browsers, whose pages somebody waits for. */
const IN_THE_BACKGROUND = 10;
/** Holds all that the tests in browsers print. */
const HELD_BYTES = 64_000_000;

/**
 * `npm test` runs what computes, the screens and the journeys at the same time, since browsers mostly wait, and prints
 * them one after the other. Arguments go to Vitest as they are: `npm test -- --project web`.
 */
async function runAll(args: readonly string[]): Promise<number> {
  if (args.length > 0) return ended(startVitest(args, 'inherit'));
  const elsewhere = [...IN_BROWSERS, ...CHECKED].flatMap((name) => ['--project', `!${name}`]);
  const others = startVitest(elsewhere, 'inherit');
  if (others.pid !== undefined) setPriority(others.pid, IN_THE_BACKGROUND);
  const codes = [ended(others)];

  // Two products that start at the same time would build the pages into one folder.
  await buildWeb((line) => process.stderr.write(`${line}\n`));
  const inBrowsers = IN_BROWSERS.map((name) =>
    holdOutput(startVitest(['--project', name], 'pipe')),
  );
  codes.push(...inBrowsers.map(({ code }) => code));

  await codes[0];
  for (const { output } of inBrowsers) {
    for await (const chunk of output) process.stdout.write(chunk);
  }
  return Math.max(...(await Promise.all(codes)));
}

function startVitest(args: readonly string[], output: 'inherit' | 'pipe'): ChildProcess {
  const stdio = ['ignore', output, output] as const;
  const child = spawn(process.execPath, [VITEST, 'run', ...args], { stdio: [...stdio] });
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
