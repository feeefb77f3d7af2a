import { randomBytes } from 'node:crypto';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeUlids } from '#functions/kernel/store/ulid.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { openStorage } from './open-storage.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run shards -- check STAGE|local [SHARD…]`: compares search shards with the revisions, and ends with 1 where
 * they differ; `rebuild` makes them again from the revisions. Without names it takes all shards.
 */
async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const { storage, close } = await openStorage(command.place, process.env);
  try {
    process.exitCode = await runCommand(
      {
        storage,
        clock: systemClock,
        newGen: makeUlids(systemClock, randomBytes),
        say: (line) => process.stdout.write(`${line}\n`),
      },
      command,
    ).catch(tellOfStorage(storage.table));
  } finally {
    await close();
  }
}

const tellOfStorage = (table: string) => (cause: unknown) => {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'ResourceNotFoundException') {
    throw new StartupError(`There is no table ${table}: deploy the stage, or restore it, first.`);
  }
  if (name === 'NoSuchBucket') {
    throw new StartupError(
      'The bucket of what can be made again is gone: deploy the data stack first.',
    );
  }
  throw cause;
};

await run().catch(tellAndExit);
