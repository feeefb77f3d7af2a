import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, loadavg, setPriority } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buildWeb } from '#infra/deploy/program/build-web.ts';
import { SECOND_TRY } from '#test/support/second-tries.ts';
import { seedOfRun } from '#test/support/seed-of-run.ts';

const VITEST = path.resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
/** Projects of Vitest; the check runs the architecture tests. What asks databases most runs without browsers. */
const IN_BROWSERS = 'journeys';
const BESIDE_BROWSERS = ['shared', 'web'];
const AFTER_BROWSERS = ['infra', 'handlers', 'functions'];
/** What `npm run test:all` adds in browsers: a country from nothing, whose offers and requests go the ways of journeys. */
const IN_BROWSERS_BY_NIGHT = 'empty';
/** What `npm run test:all` adds at the end. */
const NIGHT = [
  ['run', 'bench', 'fuzz'],
  ['run', 'rehearse'],
];
/** Holds all that a program prints while another one has the terminal. */
const HELD_BYTES = 64_000_000;
const LOAD_LOOKS_MS = 5000;
/** Linux counts the processor time of a process in hundredths of a second. */
const TICKS_A_SECOND = 100;
/** Each program compiles and clears memory with one thread beside its own, not four: there are two processors for all. */
const FEW_THREADS = '--v8-pool-size=1';

/**
 * `npm test`: the journeys, and after them the projects that ask databases with all workers; behind both, the check and
 * then one worker that computes. So no more runs at a time than a small machine can do: what waits for a processor takes
 * longer, and finds no more. `--all` adds what is worth a night. Other arguments go to Vitest as they are:
 * `npm test -- --project web`.
 */
async function runAll(args: readonly string[]): Promise<number> {
  const isNight = args.length === 1 && args[0] === '--all';
  if (args.length > 0 && !isNight) return ended(start(process.execPath, vitest(args)));
  if (isNight) process.env.FULL = '1';
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${FEW_THREADS}`;
  const seed = String(seedOfRun());
  process.env.SEED = seed;
  const began = performance.now();
  const load = watchLoad();

  const checking = ended(behind(start('npm', ['run', 'check'])));
  // The pages are built once, before two products start that would build them into one folder.
  await buildWeb((line) => process.stderr.write(`${line}\n`));
  const drivers = isNight ? [IN_BROWSERS, IN_BROWSERS_BY_NIGHT] : [IN_BROWSERS];
  const fromBrowsers = hold();
  const driving = inTurn(
    drivers.map((name) => () => start(process.execPath, vitest(projects([name])), fromBrowsers)),
  ).finally(() => fromBrowsers.end());
  const afterThem = hold();
  const asking = driving
    .then(() => ended(start(process.execPath, vitest(projects(AFTER_BROWSERS)), afterThem)))
    .finally(() => afterThem.end());
  const oneWorker = [...projects(BESIDE_BROWSERS), '--maxWorkers=1'];
  const codes = [await checking];
  codes.push(await ended(behind(start(process.execPath, vitest(oneWorker)))));
  const output = (await print(fromBrowsers)) + (await print(afterThem));
  codes.push(await driving, await asking);
  if (isNight) codes.push(await inTurn(NIGHT.map((words) => () => start('npm', words))));

  const seconds = Math.round((performance.now() - began) / 1000);
  const secondTries = output.split('\n').filter((line) => line.startsWith(SECOND_TRY));
  const facts = [
    `${seconds} s`,
    `${processorSeconds()} processor seconds`,
    `load at most ${load().toFixed(1)}`,
    `SEED=${seed}`,
    `second tries: ${secondTries.length}`,
  ];
  console.log(facts.join(', '));
  for (const line of secondTries) console.log(line);
  return Math.max(...codes);
}

const vitest = (args: readonly string[]) => [VITEST, 'run', ...args];
const projects = (names: readonly string[]) => names.flatMap((name) => ['--project', name]);

const hold = () => new PassThrough({ highWaterMark: HELD_BYTES });

/** Prints what is held, and what still comes, to its end. */
async function print(held: PassThrough): Promise<string> {
  let output = '';
  for await (const chunk of held) {
    process.stdout.write(chunk);
    output += chunk;
  }
  return output;
}

/** Starts a program; what it prints goes into `held` where that is given, else to the terminal. */
function start(command: string, args: readonly string[], held?: PassThrough): ChildProcess {
  const output = held === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, { stdio: ['ignore', output, output] });
  if (held !== undefined) {
    for (const printed of [child.stdout, child.stderr]) printed?.pipe(held, { end: false });
  }
  process.once('exit', () => child.kill());
  return child;
}

/** Lets a program compute only while the others leave a processor free: what a browser waits for comes first. */
function behind(child: ChildProcess): ChildProcess {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Runs programs one after the other, all of them; the highest code with which one ended. */
async function inTurn(programs: readonly (() => ChildProcess)[]): Promise<number> {
  let highest = 0;
  for (const program of programs) highest = Math.max(highest, await ended(program()));
  return highest;
}

async function ended(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

/** Looks at the load of the machine now and then; the function that comes back says the highest, and ends that. */
function watchLoad(): () => number {
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, loadavg()[0] ?? 0);
  };
  const timer = setInterval(look, LOAD_LOOKS_MS);
  return () => {
    clearInterval(timer);
    look();
    return highest;
  };
}

/** Processor seconds of all programs that have ended below this one; only Linux says them. */
function processorSeconds(): number | string {
  try {
    const [, facts = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    // After the name come 13 facts, then the time of the children in their own code and in the system's.
    const [own = 0, system = 0] = facts.split(' ').slice(13, 15).map(Number);
    return Math.round((own + system) / TICKS_A_SECOND);
  } catch {
    return 'unknown';
  }
}

process.exitCode = await runAll(process.argv.slice(2));
