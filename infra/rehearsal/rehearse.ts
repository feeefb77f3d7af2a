import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readConfiguration } from '#infra/configuration/read-configuration.ts';
import { countries } from '#infra/countries.ts';
import { StartupError } from '#infra/local/startup-error.ts';
import { tellAndExit } from '#infra/local/tell-and-exit.ts';
import { rotateKeys } from '#infra/rotate-keys.ts';
import { sitesOf } from '#infra/sites.ts';
import { stages } from '#infra/stages.ts';
import { askStandIn } from './ask-stand-in.ts';
import { enterStage } from './enter-stage.ts';
import { journeys } from './journeys.ts';
import { pythonTools } from './python-tools.ts';
import { mustRun } from './run-program.ts';
import { ACCOUNT, standInEnvironment, startStandIn } from './stand-in.ts';

/** The one that keeps nothing, so that it can be taken away again. */
const STAGE = 'test';
const ROOT = path.resolve(import.meta.dirname, '../..');
const DIRECTORY = path.join(ROOT, '.local/rehearsal');
const ASSEMBLY = path.join(DIRECTORY, 'assembly');
const OUTPUTS = path.join(DIRECTORY, 'outputs.json');
/** cfn-lint: CDK says dependencies that CloudFormation would see by itself. */
const NEEDLESS = 'W3005';

const deployment = readConfiguration({ countries, stages }, STAGE);
const { region } = deployment.stage;
const env = standInEnvironment(region);

const cdk = (...args: string[]): Promise<string> =>
  mustRun({ command: 'npx', args: ['cdk', ...args, '--app', ASSEMBLY], env });

/** Runs a step, prints its row, and gives what it gave. */
async function step(name: string, run: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  const told = await run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${name.padEnd(14)} ${seconds} s  ${told}\n`);
}

/** `npm run rehearse`: the deployment of the stacks as they are, against a stand-in of AWS on this machine. */
async function rehearse(): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true });
  const tools = await pythonTools(path.join(DIRECTORY, 'python')).catch(skipWhereAllowed);
  if (tools === undefined) return;
  const { python, cfnLint } = tools;
  await step('synth', synthesize);
  await step('cfn-lint', () => lint(cfnLint));
  const zones = Object.fromEntries(
    sitesOf(deployment).flatMap(({ dns }) =>
      dns.kind === 'hostedZone' ? [[dns.zoneId, dns.zoneName]] : [],
    ),
  );
  const logFile = path.join(DIRECTORY, 'stand-in.log');
  const stop = await startStandIn({ python, region, zones, logFile });
  try {
    await rehearseDeployment();
  } finally {
    await stop();
  }
}

/** `--if-possible`: a machine without Python, or out of reach of its packages, is none to fail for. */
function skipWhereAllowed(error: unknown): undefined {
  if (!(error instanceof StartupError) || !process.argv.includes('--if-possible')) throw error;
  process.stdout.write(`The rehearsal is skipped. ${error.message}\n`);
}

async function rehearseDeployment(): Promise<void> {
  await step('bootstrap', bootstrap);
  await step('secret', makeSecret);
  await step('deploy', () => deploy());
  const outputs: unknown = JSON.parse(await readFile(OUTPUTS, 'utf8'));
  const stage = await enterStage(deployment, outputs);
  for (const { name, walk } of journeys) await step(name, () => walk(stage));
  await step('deploy again', () => deploy({ isUnchanged: true }));
  await step('destroy', destroy);
}

async function synthesize(): Promise<string> {
  await rm(ASSEMBLY, { recursive: true, force: true });
  const args = ['cdk', 'synth', '--quiet', '-c', `stage=${STAGE}`, '--output', ASSEMBLY];
  await mustRun({ command: 'npx', args, env });
  return `the stage ${STAGE}, unmodified`;
}

async function lint(cfnLint: string): Promise<string> {
  const args = ['--ignore-checks', NEEDLESS, '--', path.join(ASSEMBLY, '*.template.json')];
  await mustRun({ command: cfnLint, args });
  return 'no finding';
}

async function bootstrap(): Promise<string> {
  await cdk('bootstrap', `aws://${ACCOUNT}/${region}`, `aws://${ACCOUNT}/us-east-1`);
  return `${region} and us-east-1`;
}

async function makeSecret(): Promise<string> {
  const { handlerSecretName: name } = deployment.stage;
  await askStandIn({
    service: 'secretsmanager',
    region,
    target: 'secretsmanager.CreateSecret',
    body: JSON.stringify({
      Name: name,
      SecretString: JSON.stringify(rotateKeys('new', undefined)),
    }),
  });
  return name;
}

async function deploy({ isUnchanged = false } = {}): Promise<string> {
  const said = await cdk(
    ...['deploy', '--all', '--require-approval', 'never', '--progress', 'events'],
    ...['--outputs-file', OUTPUTS],
  );
  const unchanged = [...said.matchAll(/✅ {2}\S+ \(no changes\)/g)].length;
  const all = [...said.matchAll(/✅ {2}\S+/g)].length;
  const changed = all - unchanged;
  if (isUnchanged && changed > 0) throw new Error(`${changed} stacks changed without a reason.`);
  return isUnchanged ? `${unchanged} stacks, no changes` : `${changed} stacks`;
}

async function destroy(): Promise<string> {
  await cdk('destroy', '--all', '--force');
  const { text } = await askStandIn({
    service: 'cloudformation',
    region,
    body: 'Action=DescribeStacks&Version=2010-05-15',
  });
  const left = [...text.matchAll(/<StackName>(livestock-[^<]+)</g)].map(([, name]) => name);
  if (left.length > 0) throw new Error(`These stacks are left: ${left.join(', ')}`);
  return 'no stack of the product is left';
}

await rehearse().catch(tellAndExit);
