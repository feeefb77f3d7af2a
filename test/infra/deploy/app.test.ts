import { expect, test } from 'vitest';
import { runProgram } from '#infra/deploy/program/run-program.ts';

/** What the CDK says to the program that makes the stacks. */
const appWith = (context: object) =>
  runProgram({
    command: process.execPath,
    args: ['infra/deploy/app.ts'],
    env: { CDK_CONTEXT_JSON: JSON.stringify(context) },
  });

test.each([
  [
    'an unknown stage',
    { stage: 'nowhere' },
    'There is no stage nowhere; stages.ts has production, test',
  ],
  [
    'no stage, though it may be a deployment or the end of one',
    {},
    'No stage is named; stages.ts has production, test (cdk takes -c stage=NAME, npm run doctor -- NAME)',
  ],
  [
    'the examples of the repository, which nobody can deploy',
    { stage: 'test' },
    'The configuration cannot be deployed:\n  Countries and stage have examples: replace test.de.livestock.example, livestock.example, Z0123456789EXAMPLE, 444455556666 in countries.ts and stages.ts by your own',
  ],
])(
  '%s: a sentence alone, and nothing is built',
  async (_name, context, sentence) => {
    expect(await appWith(context)).toEqual({
      code: 1,
      output: `${sentence}\n`,
    });
  },
  120_000,
);
