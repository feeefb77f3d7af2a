import { expect, test } from 'vitest';
import { runProgram } from '#infra/rehearsal/run-program.ts';

test('a mistake in the configuration is told in sentences alone, before anything is built', async () => {
  const told = await runProgram({
    command: process.execPath,
    args: ['infra/app.ts'],
    env: { CDK_CONTEXT_JSON: JSON.stringify({ stage: 'nowhere' }) },
  });
  expect(told).toEqual({
    code: 1,
    output:
      'The configuration cannot be deployed:\n  There is no stage nowhere; stages.ts has production, test\n',
  });
});
