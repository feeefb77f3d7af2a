import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { App, AssetStaging } from 'aws-cdk-lib';
import { addStacks } from '#infra/deploy/add-stacks.ts';
import { buildHandlers } from '#infra/deploy/build-handlers.ts';
import type { StageSettings } from '#infra/deploy/constructs/stage-settings.ts';
import { layOutPlaces } from '#infra/deploy/places/shipped-places.ts';
import { buildWeb } from '#infra/deploy/program/build-web.ts';
import {
  CHANGED_ENTRY,
  CHANGED_FUNCTIONS,
  CHANGED_VERSION,
  changeHandler,
} from './changed-version.ts';
import { rehearsedDeployment } from './rehearsed-deployment.ts';
import { withSmallerProduct } from './smaller-product.ts';
import { stageChanges } from './stage-changes.ts';

/**
 * Makes, in a process of its own, the stacks after each step of `stage-changes.ts`, and those of another version of
 * the product, each in the folder of its name below the given one. Everything is bundled once.
 */
const [directory = ''] = process.argv.slice(2);
const cdkJson = path.resolve(import.meta.dirname, '../../cdk.json');
const { context } = JSON.parse(await readFile(cdkJson, 'utf8'));

const [handlers, siteDirectory, placesDirectory] = await Promise.all([
  buildHandlers(CHANGED_FUNCTIONS),
  buildWeb((line) => process.stderr.write(`${line}\n`)),
  layOutPlaces(),
]);
const settings = { ...rehearsedDeployment, ...handlers, siteDirectory, placesDirectory };

function synthesize(name: string, changed: Partial<StageSettings>): void {
  const app = new App({
    context,
    outdir: path.join(directory, name),
    // The engine takes half a minute; the present stage has just been checked.
    builtinCloudFormationValidation: false,
  });
  addStacks(app, { ...settings, ...changed });
  app.synth();
}

for (const { name, countriesOf, isSmaller } of stageChanges) {
  const run = () => synthesize(name, { countries: countriesOf(rehearsedDeployment) });
  if (isSmaller) withSmallerProduct(run);
  else run();
}

// The other version has other code, and other settings of functions, logs and stateful resources.
await changeHandler(path.join(CHANGED_FUNCTIONS, CHANGED_ENTRY));
AssetStaging.clearAssetHashCache();
const { stage } = rehearsedDeployment;
const { fileVersionDays } = stage.retention;
const retention = { logDays: 30 as const, fileVersionDays: fileVersionDays + 1 };
synthesize('upgrade', { stage: { ...stage, retention }, version: CHANGED_VERSION });
