import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { countries } from '#infra/deploy/countries.ts';
import { runOrThrow } from '#infra/deploy/program/run-program.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { accountFor } from '#infra/operate/doctor/account-for.ts';
import { makeAskAws } from '#infra/operate/doctor/ask-aws.ts';
import { askOperator } from './ask-operator.ts';
import { giveUpRestore } from './give-up-restore.ts';
import { makeParts } from './make-parts.ts';
import type { Parts } from './parts.ts';
import { restoreTable } from './restore-table.ts';
import { readWanted } from './wanted.ts';

const LOST = path.resolve(import.meta.dirname, '../../../.local/restore');
const YES = '--yes';

/**
 * `npm run restore -- STAGE <moment, last, copy or ARN>`: restores the table of a stage; `give-up` ends a restore that
 * has not written anything. `--yes` agrees to each step.
 */
async function restore(given: readonly string[]): Promise<void> {
  const [stageName, said, ...more] = given.filter((other) => other !== YES);
  if (more.length > 0) throw new StartupError(`It is not known what ${more.join(' ')} means.`);
  const wanted =
    said === 'give-up'
      ? undefined
      : readWanted(stageName === undefined ? undefined : said, systemClock.now());
  const deployment = readConfiguration({ countries, stages }, stageName);
  const { region, name } = deployment.stage;
  const askAws = makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL });
  const account = await accountFor(deployment.stage, askAws);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  say(`Stage ${name} in ${region}, account ${account}.`);
  const parts = makeParts({
    deployment,
    account,
    pause,
    say,
    endpoint: process.env.AWS_ENDPOINT_URL,
    agree: given.includes(YES)
      ? async () => true
      : askOperator({ input: process.stdin, output: process.stdout }),
    keepLost: lostIn(path.join(LOST, `${name}-${systemClock.now().getTime()}.jsonl`)),
    deployJobs: () => deployJobs(deployment),
  });
  await (wanted ? restoreTable(parts, wanted) : giveUpRestore(parts));
}

const lostIn =
  (file: string): Parts['keepLost'] =>
  async (lines) => {
    await mkdir(LOST, { recursive: true });
    await appendFile(file, lines.map((line) => `${line}\n`).join(''));
    return file;
  };

/** Deploys the stack of jobs, whose parameter has changed: the CDK's program reads it by itself. */
async function deployJobs(deployment: Parts['deployment']): Promise<void> {
  const stack = `${prefixOf(deployment)}-jobs`;
  const stage = ['-c', `stage=${deployment.stage.name}`];
  const args = ['cdk', 'deploy', stack, '--exclusively', '--require-approval', 'never', ...stage];
  await runOrThrow({ command: 'npx', args });
}

await restore(process.argv.slice(2)).catch(tellAndExit);
