import { expect, test } from 'vitest';
import { runProgram } from '#infra/deploy/program/run-program.ts';

const doctor = (...args: string[]) =>
  runProgram({ command: process.execPath, args: ['infra/operate/doctor/doctor.ts', ...args] });

test('a stage is named, and is one of the configuration: one sentence each', async () => {
  expect(await doctor()).toEqual({
    code: 1,
    output: 'Name a stage of stages.ts (production, test): npm run doctor -- STAGE\n',
  });
  expect(await doctor('nowhere')).toEqual({
    code: 1,
    output: 'There is no stage nowhere; stages.ts has production, test\n',
  });
});
