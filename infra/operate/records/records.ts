import { systemClock } from '#functions/kernel/ports/clock.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { tellAndExit } from '#infra/deploy/program/tell-and-exit.ts';
import { openStorage } from '#infra/operate/shards/open-storage.ts';
import { recordDecisions } from './record-decisions.ts';

/**
 * `npm run records -- STAGE|local`: records the decision of every granted request without a record, deleted ones too:
 * once after the release that keeps records. A second run changes nothing.
 */
async function run(): Promise<void> {
  const [place] = process.argv.slice(2);
  if (place === undefined) throw new StartupError('Say where: npm run records -- STAGE|local');
  const { storage, close } = await openStorage(place, process.env);
  try {
    const say = (line: string) => process.stdout.write(`${line}\n`);
    await recordDecisions({ ...storage, clock: systemClock, say });
  } finally {
    await close();
  }
}

await run().catch(tellAndExit);
