import { expect, test } from 'vitest';
import { runProgram } from '#infra/deploy/program/run-program.ts';

test('a stage is not named: the figures would be those of another one', async () => {
  const args = ['--no-warnings', 'infra/operate/cost/cost.ts', 'production'];
  expect(await runProgram({ command: process.execPath, args })).toEqual({
    code: 1,
    output: 'npm run cost names no stage: it tells of the one that npm run synth wrote last.\n',
  });
});
