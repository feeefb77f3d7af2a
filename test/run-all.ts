import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, loadavg, setPriority } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buildWeb } from '#infra/deploy/program/build-web.ts';
import { FAILURE, SECOND_TRY } from '#test/support/remarks.ts';
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
/** Tells of a program that failed and names no test. */
const LAST_LINES = 40;
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
  if (args.length > 0 && !isNight) {
    return codeOf(spawn(process.execPath, [VITEST, 'run', ...args], { stdio: 'inherit' }));
  }
  if (isNight) process.env.FULL = '1';
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${FEW_THREADS}`;
  if (process.stdout.isTTY) process.env.FORCE_COLOR = '1';
  const seed = String(seedOfRun());
  process.env.SEED = seed;
  const began = performance.now();
  const load = watchLoad();

  const checking = behind(start('npm', ['run', 'check']));
  // The pages are built once, before two products start that would build them into one folder.
  await buildWeb((line) => process.stderr.write(`${line}\n`));
  const inTurn = startInTurn([
    () => projects([IN_BROWSERS]),
    ...(isNight ? [() => projects([IN_BROWSERS_BY_NIGHT])] : []),
    () => projects(AFTER_BROWSERS),
  ]);
  const ends = [await tell(checking)];
  ends.push(await tell(behind(projects(BESIDE_BROWSERS, ['--maxWorkers=1']))));
  for (const program of inTurn) ends.push(await tell(await program));
  if (isNight) for (const words of NIGHT) ends.push(await tell(start('npm', words)));

  for (const end of ends) tellFailures(end);
  const seconds = Math.round((performance.now() - began) / 1000);
  const secondTries = ends.flatMap(({ lines }) => beginning(SECOND_TRY, lines));
  const facts = [
    `${seconds} s`,
    `${processorSeconds()} processor seconds`,
    `load at most ${load().toFixed(1)}`,
    `SEED=${seed}`,
    `second tries: ${secondTries.length}`,
  ];
  console.log(facts.join(', '));
  for (const line of secondTries) console.log(line);
  return Math.max(...ends.map(({ code }) => code));
}

/** Holds what a program prints until its turn to be told has come. */
type Program = {
  readonly name: string;
  readonly child: ChildProcess;
  readonly output: PassThrough;
  readonly code: Promise<number>;
};
/** Keeps what a program printed, and the code with which it ended. */
type End = { readonly name: string; readonly code: number; readonly lines: readonly string[] };

function start(command: string, args: readonly string[]): Program {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = new PassThrough({ highWaterMark: HELD_BYTES });
  for (const printed of [child.stdout, child.stderr]) printed.pipe(output, { end: false });
  process.once('exit', () => child.kill());
  const code = codeOf(child).finally(() => output.end());
  return { name: [path.basename(command), ...args].join(' '), child, output, code };
}

function projects(names: readonly string[], options: readonly string[] = []): Program {
  const chosen = names.flatMap((name) => ['--project', name]);
  return start(process.execPath, [VITEST, 'run', ...chosen, ...options]);
}

/** Starts each program when the one before it has ended, however that did. */
function startInTurn(starts: readonly (() => Program)[]): Promise<Program>[] {
  let before: Promise<unknown> = Promise.resolve();
  return starts.map((start) => {
    const program = before.then(start);
    before = program.then(({ code }) => code);
    return program;
  });
}

/** Prints what a program has printed, and what still comes, to its end. */
async function tell({ name, output, code }: Program): Promise<End> {
  let text = '';
  for await (const chunk of output) {
    process.stdout.write(chunk);
    text += chunk;
  }
  return { name, code: await code, lines: text.split('\n') };
}

/** Says again at the end what failed far above: who reads a long log begins there. */
function tellFailures({ name, code, lines }: End): void {
  if (code === 0) return;
  console.log(`\n${name} ended with ${code}:`);
  const failures = beginning(FAILURE, lines);
  for (const line of failures.length > 0 ? failures : lines.slice(-LAST_LINES)) console.log(line);
}

const beginning = (word: string, lines: readonly string[]) =>
  lines.filter((line) => line.startsWith(word));

/** Lets the other programs go first: a browser must not wait for what only computes. */
function behind(program: Program): Program {
  if (program.child.pid !== undefined) {
    setPriority(program.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  return program;
}

async function codeOf(child: ChildProcess): Promise<number> {
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
