import path from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '#infra/deploy/program/run-program.ts';
import { listen } from '#infra/local/listen.ts';

const nobody = path.join(import.meta.dirname, 'no-such-file');

/** Runs a program of the runbook as a user without credentials, far from any AWS. */
const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runProgram({
    command: process.execPath,
    args: ['--no-warnings', `infra/operate/${program}.ts`, ...args],
    env: {
      HOME: nobody,
      AWS_CONFIG_FILE: nobody,
      AWS_SHARED_CREDENTIALS_FILE: nobody,
      AWS_ACCESS_KEY_ID: undefined,
      AWS_SECRET_ACCESS_KEY: undefined,
      AWS_PROFILE: undefined,
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
      ...env,
    },
  });

const PROGRAMS: readonly (readonly [string, (stage: string) => string[]])[] = [
  ['keys/keys', (stage) => ['new', stage]],
  ['first-steps/first-steps', (stage) => [stage, 'anna@farm.org']],
  ['restore/restore', (stage) => [stage, 'last']],
  ['shards/shards', (stage) => ['check', stage]],
  ['release/watch-alarms', (stage) => [stage]],
];

test.each(PROGRAMS)(
  '%s: without credentials one sentence, the same everywhere',
  async (name, args) => {
    expect(await run(name, args('test'))).toEqual({
      code: 1,
      output:
        'There are no credentials of AWS: set AWS_PROFILE or the AWS_ACCESS_KEY_ID variables, or run aws sso login.\n',
    });
  },
);

test.each(PROGRAMS)(
  '%s: a stage that is not configured is told in one line',
  async (name, args) => {
    expect(await run(name, args('nowhere'))).toEqual({
      code: 1,
      output: 'There is no stage nowhere; stages.ts has production, test\n',
    });
  },
);

/** AWS, as far as it says whose credentials these are. */
async function whereCallerIs(account: string, ask: (endpoint: string) => Promise<void>) {
  const { port, close } = await listen((_request, response) => {
    response.end(`<Account>${account}</Account><Arn>arn:aws:iam::${account}:user/somebody</Arn>`);
  }, 0);
  await ask(`http://127.0.0.1:${port}`).finally(close);
}

test.each(PROGRAMS)(
  '%s: nothing is done with credentials of another account',
  async (name, args) => {
    await whereCallerIs('999988887777', async (endpoint) => {
      const credentials = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret' };
      expect(await run(name, args('test'), { ...credentials, AWS_ENDPOINT_URL: endpoint })).toEqual(
        {
          code: 1,
          output:
            'The credentials are of account 999988887777, the stage test is for 444455556666.\n',
        },
      );
    });
  },
);
