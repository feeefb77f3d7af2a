import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStacks, type Stacks } from '#infra/deploy/add-stacks.ts';
import {
  type Deployment,
  readConfiguration,
} from '#infra/deploy/configuration/read-configuration.ts';
import { ROOT } from '#test/architecture/source-files.ts';

const DOMAIN = 'livestock.example';
const dns = { kind: 'hostedZone', zoneName: DOMAIN, zoneId: 'Z0123456789EXAMPLE' };

export const countryRow = (code: string, more: object = {}) => ({
  code,
  name: `Country ${code}`,
  domains: [`${code.toLowerCase()}.${DOMAIN}`],
  dns,
  signOn: { kind: 'userPool' },
  mailSender: `no-reply@${code.toLowerCase()}.${DOMAIN}`,
  alarmAddress: `${code.toLowerCase()}@${DOMAIN}`,
  monthlyBudget: 10,
  ...more,
});

export const stageRow = (more: object = {}) => ({
  name: 'production',
  account: '123456789012',
  region: 'eu-central-1',
  countries: 'all',
  portal: { domain: DOMAIN, dns },
  signOnPrefix: 'livestock-example',
  handlerSecretName: 'livestock/production/handlers',
  alarmAddress: `operations@${DOMAIN}`,
  retention: { logDays: 90, fileVersionDays: 90 },
  ...more,
});

export function deploymentOf(
  countries: readonly object[],
  stage: { readonly name: string } = stageRow(),
): Deployment {
  return readConfiguration({ countries, stages: [stage] }, stage.name);
}

/** The stacks of a deployment, with a stand-in for what bundlers make: templates say the same whatever is in it. */
export function stacksOf(
  countries: readonly object[],
  stage = stageRow(),
): Stacks & { readonly app: App } {
  const directory = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  writeFileSync(path.join(directory, 'handler.mjs'), 'export const handler = () => {};');
  writeFileSync(path.join(directory, 'index.html'), '<!doctype html>');
  const { context } = JSON.parse(readFileSync(path.join(ROOT, 'cdk.json'), 'utf8'));
  const app = new App({
    context,
    outdir: mkdtempSync(path.join(tmpdir(), 'assembly-')),
    // Its engine takes most of the time; `npm run synth` runs it.
    builtinCloudFormationValidation: false,
    // Where each construct was made costs most of the time and says nothing here.
    stackTraces: false,
    treeMetadata: false,
  });
  const stacks = addStacks(app, {
    ...deploymentOf(countries, stage),
    codeOf: () => Code.fromAsset(directory),
    siteDirectory: directory,
    placesDirectory: directory,
    version: '1.2.3',
    build: 'abc',
  });
  return { app, ...stacks };
}

export const templateOf = (stack: Stack): Template => Template.fromStack(stack);
