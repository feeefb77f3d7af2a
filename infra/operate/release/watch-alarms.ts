import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { accountFor } from '#infra/operate/doctor/account-for.ts';
import { makeAskAws } from '#infra/operate/doctor/ask-aws.ts';
import { EDGE_REGION } from '#infra/operate/doctor/stage-stacks.ts';
import { alarmsSince } from './alarms-since.ts';

const MINUTE_MS = 60_000;
/** The minutes of waiting: alarms look at five minutes, those of slow calls at three times five. */
const MINUTES = 20;

const Instant = z.iso.datetime();

/**
 * `npm run watch-alarms -- <stage> [<begin>]`: waits for twenty minutes after a deployment. Ends with 1 when an alarm
 * rings, or when one that began to ring during the deployment, which began at that instant, still does in the end.
 */
async function watchAlarms([stageName, begin]: readonly string[]): Promise<void> {
  if (stageName === undefined)
    throw new StartupError('Name a stage: npm run watch-alarms -- STAGE');
  if (begin !== undefined && !Instant.safeParse(begin).success)
    throw new StartupError(`${begin} is no instant: write it as 2026-11-22T16:55:00Z.`);
  const deployment = readConfiguration({ countries, stages }, stageName);
  const askAws = makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL });
  await accountFor(deployment.stage, askAws);
  const asked = {
    askAws,
    prefix: prefixOf(deployment),
    regions: [...new Set([deployment.stage.region, EDGE_REGION])],
    since: new Date(),
  };
  for (let minute = 0; minute < MINUTES; minute++) {
    await pause(MINUTE_MS);
    const rung = await alarmsSince(asked);
    if (rung.length > 0) throw new StartupError(`After the deployment rang:\n${rung.join('\n')}`);
  }
  const since = new Date(begin ?? asked.since);
  const still = await alarmsSince({ ...asked, since });
  if (still.length > 0) throw new StartupError(`Since the deployment rings:\n${still.join('\n')}`);
  process.stdout.write(`No alarm of ${stageName} rang within ${MINUTES} minutes.\n`);
}

await watchAlarms(process.argv.slice(2)).catch(tellAndExit);
