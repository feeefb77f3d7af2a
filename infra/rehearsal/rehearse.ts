import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { styleText } from 'node:util';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { runOrThrow } from '#infra/deploy/program/run-program.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { schedules } from '#infra/deploy/schedules.ts';
import { sitesOf } from '#infra/deploy/sites.ts';
import { makeAskAws } from '#infra/operate/doctor/ask-aws.ts';
import { changeKeys } from '#infra/operate/keys/change-keys.ts';
import { askStandIn } from './ask-stand-in.ts';
import { makeCdkProgram } from './cdk-program.ts';
import { changeStage, upgrade } from './change-stage.ts';
import { CHANGED_FUNCTIONS } from './changed-version.ts';
import { coldImports, judgeColdImports } from './cold-imports.ts';
import { loadDemo, tellDemo } from './demo/load-demo.ts';
import { makeDeployedApi } from './deployed-api.ts';
import { enterStage } from './enter-stage.ts';
import { journeys, openJourneys } from './journeys.ts';
import { lintTemplates } from './lint-templates.ts';
import { makeProofKey } from './make-proof-key.ts';
import { pythonTools } from './python-tools.ts';
import { rehearsedDeployment as deployment } from './rehearsed-deployment.ts';
import { type RehearsedStage, STAGE_VARIABLE, saveStage, worldOf } from './rehearsed-stage.ts';
import { rehearseBackups, rehearseLostTable, rehearseRestore } from './restores.ts';
import { runTimer } from './run-timer.ts';
import { type PublishedKeys, publishKeys } from './sign-on-keys.ts';
import { stageChanges } from './stage-changes.ts';
import { ENDPOINT, startStandIn } from './stand-in.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIRECTORY = path.join(ROOT, '.local/rehearsal');
const ASSEMBLY = path.join(DIRECTORY, 'assembly');
const CHANGES = path.join(DIRECTORY, 'changes');
const SYNTH_CHANGES = path.join(import.meta.dirname, 'synth-changes.ts');
const STAGE_FILE = path.join(DIRECTORY, 'stage.json');
/** True rehearses only the deployment and its changes, without the campaign, the demo data and the timers. */
const IS_SHORT = process.argv.includes('--stacks');

const { region } = deployment.stage;
const cdk = makeCdkProgram({ deployment, directory: DIRECTORY });

/** The row of a step; a failed step is printed in red, and the rehearsal goes on and ends with 1. */
type Told = string | { readonly missed: string };

/** Runs a step and prints its row. */
async function step(name: string, run: () => Promise<Told>): Promise<void> {
  const begun = performance.now();
  const row = await run();
  const seconds = (performance.now() - begun) / 1000;
  if (typeof row === 'string') {
    print(name, seconds, row);
    return;
  }
  print(name, seconds, styleText('red', `MISSED  ${row.missed}`));
  process.exitCode = 1;
}

function print(name: string, seconds: number, told: string): void {
  process.stdout.write(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${told}\n`);
}

/** `npm run rehearse`: rehearses the deployment of the present stacks against a stand-in of AWS on this machine. */
async function rehearse(): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true });
  const tools = await pythonTools(path.join(DIRECTORY, 'python')).catch(skipWhereAllowed);
  if (tools === undefined) return;
  const { python, cfnLint } = tools;
  await step('synth', synthesize);
  await step('synth changes', synthesizeChanges);
  const copies = path.join(DIRECTORY, 'linted');
  await step('cfn-lint', () => lintTemplates({ cfnLint, assembly: ASSEMBLY, copies }));
  await step('cold import', async () => judgeColdImports(await coldImports(CHANGED_FUNCTIONS)));
  const zones = Object.fromEntries(
    sitesOf(deployment).flatMap(({ dns }) =>
      dns.kind === 'hostedZone' ? [[dns.zoneId, dns.zoneName]] : [],
    ),
  );
  const logFile = path.join(DIRECTORY, 'stand-in.log');
  const stop = await startStandIn({ python, region, zones, logFile });
  const keys = await publishKeys();
  try {
    await rehearseDeployment(keys);
  } finally {
    await keys.stop();
    await stop();
  }
}

/** Skips the rehearsal where `--if-possible` is given and Python, or its packages, cannot be had. */
function skipWhereAllowed(error: unknown): undefined {
  if (!(error instanceof StartupError) || !process.argv.includes('--if-possible')) throw error;
  process.stdout.write(`The rehearsal is skipped. ${error.message}\n`);
}

async function rehearseDeployment(keys: PublishedKeys): Promise<void> {
  await step('bootstrap', () => cdk.bootstrap(ASSEMBLY));
  await step('secret', () => makeSecret(keys));
  await step('deploy', () => deploy(ASSEMBLY));
  const stage = await enterStage(deployment, await cdk.outputs(), keys);
  await saveStage(STAGE_FILE, stage);
  const opened = await openJourneys(stage);
  for (const { name, walk } of journeys) await step(name, () => walk(opened));
  const { token } = opened.administrator;
  const deployJobs = () => cdk.deployOnly(ASSEMBLY, `${prefixOf(deployment)}-jobs`);
  const rehearsed = { deployment, stage, token, deployJobs };
  if (!IS_SHORT) {
    await proveDeployed();
    await step('demo data', () => enterDemo(stage));
    await step('timers', runTimers);
    await step('table lost', () => rehearseLostTable(rehearsed));
    await step('restore', () => rehearseRestore(rehearsed));
    await step('backups', () => rehearseBackups(rehearsed));
  }
  await step('deploy again', deployAgain);
  for (const { name, mayGo } of stageChanges) {
    const assembly = path.join(CHANGES, name);
    await step(name, () => changeStage({ deployment, cdk, stage, assembly, mayGo }));
  }
  const assembly = path.join(CHANGES, 'upgrade');
  await step('upgrade', () => upgrade({ deployment, cdk, stage, assembly }));
  await step('destroy', () => cdk.destroy(assembly));
}

async function synthesize(): Promise<string> {
  await cdk.synthesize(ASSEMBLY);
  return `the stage ${deployment.stage.name}, unmodified`;
}

async function synthesizeChanges(): Promise<string> {
  await rm(CHANGES, { recursive: true, force: true });
  await runOrThrow({ command: process.execPath, args: [SYNTH_CHANGES, CHANGES] });
  const names = stageChanges.map(({ name }) => name);
  return `${names.join(', ')}, upgrade`;
}

/**
 * Makes the secrets as an operator does before the first deployment; the stand-in's sign-on cannot be asked for its
 * keys as Cognito is.
 */
async function makeSecret({ jwksUri }: PublishedKeys): Promise<string> {
  const { handlerSecretName: Name } = deployment.stage;
  const SecretString = JSON.stringify({ OIDC_JWKS_URI: jwksUri });
  await askStandIn({
    service: 'secretsmanager',
    region,
    target: 'secretsmanager.CreateSecret',
    body: JSON.stringify({ Name, SecretString }),
  });
  const written = await changeKeys('new', deployment.stage, makeAskAws({ endpoint: ENDPOINT }));
  return written.join(', ');
}

async function deploy(assembly: string): Promise<string> {
  const { changed } = await cdk.deploy(assembly);
  return `${changed} stacks`;
}

async function deployAgain(): Promise<string> {
  const { changed, all } = await cdk.deploy(ASSEMBLY);
  if (changed > 0) throw new Error(`${changed} stacks changed without a reason.`);
  return `${all} stacks, no changes`;
}

/** Runs the campaign against the deployed stage, and prints its proofs. */
async function proveDeployed(): Promise<void> {
  const config = path.join(ROOT, 'test/rehearsal/vitest.config.ts');
  const said = await runOrThrow({
    command: 'npx',
    args: ['vitest', 'run', '--config', config],
    env: { [STAGE_VARIABLE]: STAGE_FILE, NO_COLOR: '1' },
  });
  const rows = [...said.matchAll(/^proved: (.+?) \| (.+?) \| (.+)$/gm)];
  if (rows.length === 0) throw new Error('The campaign has proved nothing.');
  for (const [, name = '', seconds = '', told = ''] of rows) print(name, Number(seconds), told);
}

async function enterDemo(stage: RehearsedStage): Promise<string> {
  const configured = new Set(deployment.countries.map(({ code }) => code));
  for (const { code } of COUNTRIES) {
    if (!configured.has(code)) await makeProofKey(code);
  }
  const loaded = await loadDemo({
    api: makeDeployedApi(stage),
    world: worldOf(stage),
    runTimer: (domain) => runTimer(deployment, domain),
  });
  return tellDemo(loaded);
}

async function runTimers(): Promise<string> {
  const domains = schedules.map(({ domain }) => domain);
  for (const domain of domains) await runTimer(deployment, domain);
  return `those of ${domains.join(', ')} ran as deployed`;
}

await rehearse().catch(tellAndExit);
