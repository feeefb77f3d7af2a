import path from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '#infra/deploy/program/run-program.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../../infra/operate/restore/restore.ts');
const nobody = path.join(import.meta.dirname, 'no-such-file');

/** Runs it as `npm run restore` does, by a user without credentials, far from any AWS. */
const restore = (...args: string[]) =>
  runProgram({
    command: process.execPath,
    args: ['--no-warnings', COMMAND, ...args],
    env: {
      HOME: nobody,
      AWS_CONFIG_FILE: nobody,
      AWS_SHARED_CREDENTIALS_FILE: nobody,
      AWS_ACCESS_KEY_ID: undefined,
      AWS_SECRET_ACCESS_KEY: undefined,
      AWS_PROFILE: undefined,
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    },
  });

test('a stage that is not configured and a user without credentials are told, and nothing is done', async () => {
  const [unknown, nameless] = await Promise.all([
    restore('staging', 'last'),
    restore('test', 'last'),
  ]);
  expect(unknown).toEqual({
    code: 1,
    output: 'There is no stage staging; stages.ts has production, test\n',
  });
  expect(nameless).toEqual({
    code: 1,
    output: expect.stringMatching(/^There are no credentials of AWS: .+\n$/),
  });
});
