import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { rehearsedDeployment } from './rehearsed-deployment.ts';

/** The folder with the product's Node, in which functions run as in AWS. */
const PROGRAMS = path.resolve(import.meta.dirname, '../../node_modules/.bin');
const LAUNCHER = path.join(import.meta.dirname, 'aws_stand_in.py');
const PORT = 4566;
const ATTEMPTS = 120;
const PAUSE_MS = 500;

export const ENDPOINT = `http://127.0.0.1:${PORT}`;
export const { account: ACCOUNT } = rehearsedDeployment.stage;

/** The variables by which programs find the stand-in instead of AWS. */
export const standInEnvironment = (region: string) => ({
  AWS_ENDPOINT_URL: ENDPOINT,
  // The stand-in checks no signature; the CDK remembers in its user's home which account a key is of.
  AWS_ACCESS_KEY_ID: ACCOUNT,
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  // These variables end colours and progress bars.
  CI: '1',
});

type Options = {
  readonly python: string;
  readonly region: string;
  /** The names of the operator's hosted zones by id. */
  readonly zones: Readonly<Record<string, string>>;
  readonly logFile: string;
};

/**
 * Starts the stand-in and waits until it answers; returns the function that ends it.
 * @throws StartupError
 */
export async function startStandIn(options: Options): Promise<() => Promise<void>> {
  const { python, region, zones, logFile } = options;
  if (await isAnswering()) {
    throw new StartupError(`Something answers on port ${PORT} already: end it first.`);
  }
  const log = openSync(logFile, 'w');
  const unpacked = makeUnpackFolder();
  const child = spawn(python, [LAUNCHER], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...standInEnvironment(region),
      PATH: `${PROGRAMS}${path.delimiter}${process.env.PATH ?? ''}`,
      TMPDIR: unpacked,
      BIND_HOST: '127.0.0.1',
      MINISTACK_ACCOUNT_ID: ACCOUNT,
      GATEWAY_PORT: String(PORT),
      LAMBDA_EXECUTOR: 'local',
      LOG_LEVEL: 'WARNING',
      REHEARSAL_REGION: region,
      REHEARSAL_ZONES: JSON.stringify(zones),
    },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(unpacked, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt++) {
    if (await isAnswering()) return stop;
    await pause(PAUSE_MS);
  }
  await stop();
  throw new StartupError(`The stand-in of AWS did not start: ${logFile} says why.`);
}

/**
 * Makes the folder where the stand-in unpacks functions and runs them. Node takes the kind of their modules from the
 * nearest `package.json` above: as in AWS, only their own may count.
 */
function makeUnpackFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'commonjs' }));
  return folder;
}

const isAnswering = (): Promise<boolean> =>
  fetch(`${ENDPOINT}/_ministack/health`).then(
    ({ ok }) => ok,
    () => false,
  );
